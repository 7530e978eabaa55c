/** `sail 3`, `hoist red`, `whisper 2`, `reef 1 1`, `spy`. */
import { type Notation, NotationError, readNumber, words } from '../../../index.ts';
import { FLAGS, type RegattaChoice } from './state.ts';

export const notation: Notation<RegattaChoice> = {
  write(c) {
    switch (c.do) {
      case 'sail':
        return `sail ${c.card}`;
      case 'hoist':
        return `hoist ${c.flag}`;
      case 'whisper':
        return `whisper ${c.to}`;
      case 'reef':
        return ['reef', ...c.items].join(' ');
      case 'spy':
        return 'spy';
    }
  },
  read(line) {
    const [verb, ...rest] = words(line);
    if (verb === 'reef') return { do: 'reef', items: rest.map((word) => String(readNumber(line, word))) };
    if (rest.length !== (verb === 'spy' ? 0 : 1)) throw new NotationError(line, 'too much or too little');
    const [word] = rest;
    const flag = FLAGS.find((f) => f === word);
    if (verb === 'spy') return { do: 'spy' };
    if (verb === 'sail') return { do: 'sail', card: readNumber(line, word) };
    if (verb === 'whisper') return { do: 'whisper', to: readNumber(line, word) };
    if (verb === 'hoist' && flag !== undefined) return { do: 'hoist', flag };
    throw new NotationError(line, 'no such move');
  },
};
