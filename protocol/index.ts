/** The contract, for whoever checks messages: the server, the tests, the scripts. A browser takes only types from here. */
export * from './address.ts';
export { withTables } from './docs.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './openapi.ts';
export * from './problems.ts';
export * from './replies.ts';
export { ALWAYS, type Declared, type Method, problemsOf, RIGHTS, type Rights, type Schema } from './route.ts';
export * from './routes.ts';
export { firstIssue } from './schema-text.ts';
export { LONGEST_PASSWORD } from './schemas/accounts.ts';
export { requestId } from './schemas/common.ts';
export { type StopQuery, stopQuery } from './schemas/notices.ts';
export { hookMessage, pushed } from './schemas/outgoing.ts';
export { problem, refused } from './schemas/service.ts';
export { asNewTable } from './schemas/tables.ts';
export { protocolText } from './text.ts';
export * from './types.ts';
