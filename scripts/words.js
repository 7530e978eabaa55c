// @ts-check
// What the launcher says to the person at the terminal, in both languages. What only developers read (npm test, the
// import check) is not here.

/**
 * @typedef {object} Words
 * @property {(have: string, need: number) => string} fetching
 * @property {(need: number, folder: string) => string} notFetched
 * @property {string} installing
 * @property {(code: number) => string} notInstalled
 * @property {string} building
 * @property {(code: number) => string} notBuilt
 * @property {(file: string) => string} nothingBuilt
 * @property {(pid: number) => string} waiting
 * @property {(program: string, why: string) => string} notStarted
 */

/** @type {Words} */
const en = {
  fetching: (have, need) => `Node ${have} is too old; fetching Node ${need} into .runtime/ (once)`,
  notFetched: (need, folder) =>
    `could not install the npm package node@${need} into ${folder}; npm says why above. ` +
    `Install Node ${need} or newer and run the command again.`,
  installing: 'installing packages (once)',
  notInstalled: (code) => `npm install failed with exit code ${code}; npm says why above`,
  building: 'building the browser client',
  notBuilt: (code) => `vite build failed with exit code ${code}; vite says why above`,
  nothingBuilt: (file) => `vite build did not write ${file}`,
  waiting: (pid) => `waiting for another launch (process ${pid}) to finish preparing`,
  notStarted: (program, why) => `could not start ${program}: ${why}`,
};

/** @type {Words} */
const ru = {
  fetching: (have, need) => `Node ${have} слишком старый; загружаю Node ${need} в .runtime/ (один раз)`,
  notFetched: (need, folder) =>
    `не удалось установить npm-пакет node@${need} в ${folder}; причину назвал npm выше. ` +
    `Установите Node ${need} или новее и повторите команду.`,
  installing: 'устанавливаю пакеты (один раз)',
  notInstalled: (code) => `npm install завершился с кодом ${code}; причину назвал npm выше`,
  building: 'собираю клиент для браузера',
  notBuilt: (code) => `vite build завершился с кодом ${code}; причину назвал vite выше`,
  nothingBuilt: (file) => `vite build не создал ${file}`,
  waiting: (pid) => `жду, пока другой запуск (процесс ${pid}) закончит подготовку`,
  notStarted: (program, why) => `не удалось запустить ${program}: ${why}`,
};

const { LC_ALL, LC_MESSAGES, LANG } = process.env;

export const words = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ru') ? ru : en;

/** @param {string} line */
export function say(line) {
  console.error(`signoria: ${line}`);
}
