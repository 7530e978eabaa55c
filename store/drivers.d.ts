/** The part of the two drivers this package uses; neither ships types of its own. */

declare module 'better-sqlite3' {
  export interface RunResult {
    readonly changes: number;
  }
  export interface Statement {
    /** Whether it returns rows. */
    readonly reader: boolean;
    run(...values: readonly unknown[]): RunResult;
    get(...values: readonly unknown[]): unknown;
    all(...values: readonly unknown[]): unknown[];
    iterate(...values: readonly unknown[]): IterableIterator<unknown>;
  }
  export interface Transaction<A extends readonly unknown[], R> {
    (...args: A): R;
    immediate(...args: A): R;
  }
  export class SqliteError extends Error {
    readonly code: string;
  }
  export default class Database {
    static readonly SqliteError: typeof SqliteError;
    constructor(file: string | Buffer, options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number });
    readonly memory: boolean;
    readonly inTransaction: boolean;
    readonly name: string;
    prepare(sql: string): Statement;
    exec(sql: string): this;
    pragma(sql: string, options?: { simple?: boolean }): unknown;
    transaction<A extends readonly unknown[], R>(fn: (...args: A) => R): Transaction<A, R>;
    serialize(): Buffer;
    close(): void;
  }
}

declare module 'pg' {
  export interface Query {
    readonly text: string;
    readonly values?: readonly unknown[];
    readonly name?: string;
  }
  export interface Result {
    readonly rows: readonly unknown[];
    readonly rowCount: number | null;
  }
  export interface TypeParsers {
    getTypeParser(oid: number, format?: string): (text: string) => unknown;
  }
  export interface Config {
    readonly connectionString?: string;
    readonly types?: TypeParsers;
    readonly keepAlive?: boolean;
    /** Milliseconds until a connection is given up, the database stops a statement, and we stop waiting for one. */
    readonly connectionTimeoutMillis?: number;
    readonly statement_timeout?: number;
    readonly query_timeout?: number;
    readonly application_name?: string;
  }
  export interface Notification {
    readonly channel: string;
    readonly payload?: string;
  }
  export class Client {
    constructor(config: Config);
    connect(): Promise<void>;
    query(query: string | Query): Promise<Result>;
    end(): Promise<void>;
    on(event: 'notification', fn: (message: Notification) => void): this;
    on(event: 'error', fn: (error: Error) => void): this;
    on(event: 'end', fn: () => void): this;
  }
  export interface PoolClient extends Client {
    /** With an error the connection is thrown away instead of reused. */
    release(error?: Error | boolean): void;
  }
  export class Pool {
    constructor(config: Config & { readonly max?: number; readonly onConnect?: (client: Client) => Promise<void> });
    connect(): Promise<PoolClient>;
    query(query: string | Query): Promise<Result>;
    end(): Promise<void>;
    on(event: 'error', fn: (error: Error) => void): this;
  }
  export class DatabaseError extends Error {
    readonly code: string | undefined;
  }
  export const types: TypeParsers;
  const pg: {
    readonly Client: typeof Client;
    readonly Pool: typeof Pool;
    readonly DatabaseError: typeof DatabaseError;
    readonly types: TypeParsers;
  };
  export default pg;
}
