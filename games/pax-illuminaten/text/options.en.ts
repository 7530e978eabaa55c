/** The table options in plain English. */
import { rivalsEn } from './names.en.ts';
import type { Words } from './shape.ts';

export const optionsEn: Words['options'] = {
  rival: {
    name: 'Artificial rival',
    about:
      'A scripted participant that plays for itself by a fixed script. For tables of 1 to 3. Alone you always meet one: Adam Weishaupt, if you choose none.',
  },
  'rival.none': { name: 'None', about: 'Only people, or the computer players in their seats.' },
  'rival.weishaupt': { name: rivalsEn.weishaupt.name, about: rivalsEn.weishaupt.about },
  'rival.saintgermain': { name: rivalsEn.saintgermain.name, about: rivalsEn.saintgermain.about },
  'rival.joseph': { name: rivalsEn.joseph.name, about: rivalsEn.joseph.about },
  'rival.charlestheodore': { name: rivalsEn.charlestheodore.name, about: rivalsEn.charlestheodore.about },
  rivalPlace: {
    name: 'Where the rival sits',
    about: '0: the recommended place, or else the last one. Otherwise the place, counted clockwise from the south.',
  },
};
