/** The socket's messages put into words, for docs/protocol.md. The fields come from the schemas. */
import type { Reply } from '@signoria/table';
import type { Message } from '../messages.ts';

interface MessageNote {
  readonly who: string;
  readonly reply: string;
}

export const MESSAGE_NOTES: { readonly [T in Message['type']]: MessageNote } = {
  watch: {
    who: 'anybody who knows the table’s id',
    reply: '`table`, and again (or `change`) whenever something changes; or `gone`',
  },
  leave: { who: 'anybody', reply: 'none' },
  answer: { who: 'a seat', reply: '`done` with its number, or null for a sealed answer' },
  undo: { who: 'a seat', reply: '`done`' },
  propose: { who: 'a seat', reply: '`done`' },
  vote: { who: 'a seat', reply: '`done`' },
  resign: { who: 'a seat', reply: '`done`; a bot plays on' },
  return: { who: 'a seat', reply: '`done`; the bot hands back' },
  order: { who: 'a seat', reply: '`done`; replaces all standing orders of the seat' },
  chat: { who: 'anybody', reply: '`done`; seats hear seats and watchers, watchers only watchers' },
  mute: { who: 'anybody', reply: '`done`; by user id, as `from.user` of a line of chat gives it' },
  past: { who: 'anybody', reply: '`past`: the position as the reader could see it then' },
  foresee: {
    who: 'a seat that is asked',
    reply: '`foreseen`: what this answer would surely change; nothing is done, and later messages do not wait for it',
  },
  why: { who: 'anybody', reply: '`reasons` of the bot that made this entry; refused while a game runs that counts' },
  sit: { who: 'anybody, before the start; later who has no seat, where one is vacant', reply: '`done`' },
  rise: { who: 'a seat, before the start', reply: '`done`' },
  place: { who: 'the owner, before the start', reply: '`done`' },
  colour: { who: 'a seat; for bots the owner', reply: '`done`' },
  start: { who: 'the owner', reply: '`done`' },
  close: { who: 'the owner, before the start', reply: '`done`' },
  enter: {
    who: 'whoever may open the file of that game',
    reply: '`room`, and again whenever something changes there; with `news` null as long as there is no such file',
  },
  exit: { who: 'anybody', reply: 'none' },
  room: { who: 'whoever has entered; some of it only who leads', reply: '`done`' },
};

interface ReplyNote {
  readonly fields: readonly string[];
  readonly meaning: string;
}

export const REPLY_NOTES: { readonly [T in Reply['type']]: ReplyNote } = {
  table: {
    fields: ['table', 'view', 'now'] satisfies FieldsOf<'table'>,
    meaning: 'the whole table as this reader may see it, and the server’s time',
  },
  change: {
    fields: ['table', 'now', 'of', 'view', 'items', 'logFrom', 'log', 'chat'] satisfies FieldsOf<'change'>,
    meaning: 'what is new in the view, for whoever asked for `changes`',
  },
  counsel: {
    fields: ['table', 'ticket', 'advice', 'score', 'undoable', 'barriers'] satisfies FieldsOf<'counsel'>,
    meaning: 'what it took a while to find out about the latest view; may be ignored',
  },
  done: { fields: ['id', 'seq'] satisfies FieldsOf<'done'>, meaning: 'carried out, and on disk' },
  refused: { fields: ['id', 'refusal'] satisfies FieldsOf<'refused'>, meaning: 'not carried out; nothing has changed' },
  past: { fields: ['id', 'seq', 'past'] satisfies FieldsOf<'past'>, meaning: 'an earlier position' },
  foreseen: {
    fields: ['id', 'changes'] satisfies FieldsOf<'foreseen'>,
    meaning:
      'numbers before and after the answer, by seat; only what is the same in every world the reader can imagine',
  },
  reasons: {
    fields: ['id', 'reasons'] satisfies FieldsOf<'reasons'>,
    meaning:
      'the answer, the best others, and what it wanted, judged from what the reader may know; null where nothing can be said',
  },
  room: {
    fields: ['table', 'news'] satisfies FieldsOf<'room'>,
    meaning: 'who is in the room and where, and what has come to its notes or gone from them ([rooms](rooms.md))',
  },
  gone: { fields: ['table', 'why'] satisfies FieldsOf<'gone'>, meaning: 'there is no such table for you' },
};

type FieldsOf<T extends Reply['type']> = readonly Exclude<keyof Extract<Reply, { readonly type: T }>, 'type'>[];
