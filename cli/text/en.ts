import { plural } from '@signoria/kernel';
import { HOUSE_COLOURS, HOUSE_CRESTS } from '@signoria/protocol/names';
import type { Counts } from '@signoria/store';
import type { UsageProblem } from '../args/usage.ts';
import { switchedOn } from '../games/variants.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';
import { doctor } from './doctor.en.ts';
import { review } from './review.en.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

const games = (n: number) => `${whole.format(n)} ${plural('en', n, { one: 'game', other: 'games' })}`;
const entries = (n: number) => `${whole.format(n)} ${plural('en', n, { one: 'entry', other: 'entries' })}`;
const counts = (of: { readonly [what: string]: number }) =>
  Object.entries(of)
    .map(([what, n]) => `${what} ${whole.format(n)}`)
    .join(', ');
const kept = ({ users = 0, tables = 0, entries: moves = 0 }: Counts) =>
  `${whole.format(users)} ${plural('en', users, { one: 'person', other: 'people' })}, ` +
  `${whole.format(tables)} ${plural('en', tables, { one: 'table', other: 'tables' })}, ${entries(moves)}`;

function usage(p: UsageProblem): string {
  switch (p.problem) {
    case 'no-command':
      return 'no command given.';
    case 'unknown-command':
      return `there is no command “${p.given}”. The commands are: ${p.known.join(', ')}.`;
    case 'unknown-flag':
      return `there is no option ${p.flag} here.`;
    case 'no-value':
      return `${p.flag} needs a value.`;
    case 'value-unwanted':
      return `${p.flag} takes no value.`;
    case 'not-a-network':
      return `${p.flag} must be a number of proxies, or addresses and networks with commas between, not “${p.given}”.`;
    case 'too-long':
      return `${p.flag} must be no longer than ${p.most} characters.`;
    case 'not-a-base':
      return `${p.flag} must be a path like /games, of letters, digits, dots, dashes and slashes, not “${p.given}”.`;
    case 'not-an-edition':
      return `${p.flag} must be GAME=FILE, with a file that holds an edition as JSON, not “${p.given}”.`;
    case 'not-an-address':
      return `${p.flag} must be HOST:PORT, as 10.0.0.5:4400 or [fd00::5]:4400, not “${p.given}”.`;
    case 'not-a-count':
      return `${p.flag} must be a whole number from 1, not “${p.given}”.`;
    case 'not-whole':
      return `${p.flag} must be a whole number from 0, not “${p.given}”.`;
    case 'not-a-number':
      return `${p.flag} must be a number above 0, not “${p.given}”.`;
    case 'not-one-of':
      return `${p.flag} must be one of ${p.of.join(', ')}, not “${p.given}”.`;
    case 'not-a-bot':
      return `${p.flag} must be a bot like adept, master, master:5000 or master:200ms, not “${p.given}”.`;
    case 'not-a-fixed-bot':
      return `${p.flag} must be a bot that plays alike on every machine, as adept, master:200 or master@ref-1:200, not “${p.given}”.`;
    case 'other-record':
      return `${p.file} holds no ladder of this game, number of players, options and seed.`;
    case 'other-puzzles':
      return `${p.file} holds no puzzles of this game, these rules and this seed.`;
    case 'no-argument':
      return `missing argument: ${p.wanted}.`;
    case 'too-many':
      return `one argument too many: “${p.given}”.`;
    case 'flags-exclude':
      return `--${p.one} and --${p.other} cannot go together.`;
    case 'variables-exclude':
      return `${p.one} and ${p.other} cannot both be set.`;
    case 'not-a-link':
      return `${p.flag} must be an address like https://games.example.org, not “${p.given}”.`;
    case 'not-an-issuer':
      return `${p.flag} must be the address of a provider like https://id.example.org, with https unless it is on this machine, not “${p.given}”.`;
    case 'flag-needs':
      return `--${p.flag} needs --${p.needs} beside it.`;
    case 'not-a-mail-server':
      return `${p.flag} must look like smtp://name:password@host:587 or smtps://host, not “${p.given}”.`;
    case 'unknown-game':
      return `there is no game “${p.given}”. The games are: ${p.known.join(', ')}.`;
    case 'unknown-rule':
      return `${p.game} has no rule or chapter “${p.given}”.`;
    case 'bad-option':
      return `--option must look like id=value, not “${p.given}”.`;
    case 'no-such-seat':
      return `there is no seat ${p.given}: this game has ${p.seats}.`;
    case 'no-such-entry':
      return `there is no entry ${p.given}: this game has ${entries(p.entries)}.`;
    case 'unreadable':
      return `cannot read ${p.file}: ${p.why}.`;
    case 'unwritable':
      return `cannot write ${p.file}: ${p.why}.`;
    case 'told':
      return p.words;
  }
}

export const en: CliText = {
  help: {
    tagline: 'Signoria: a table for Renaissance and Enlightenment board games.',
    usage: 'Usage:',
    commandArg: '<command>',
    optionsArg: '[options]',
    commands: 'Commands:',
    options: 'Options:',
    hint: 'More on a command: signoria <command> --help',
  },
  commands: {
    serve: {
      args: '',
      about: 'Run the server: the browser client, the tables and the bots, on one port.',
      more: [
        'Everything is kept in one file under the data folder, or in a PostgreSQL database. Stop it with Ctrl-C: what was',
        'asked is still done, and every game goes on after the next start.',
        'Every option but --open can also be a variable: SIGNORIA_METRICS_TOKEN for --metrics-token, or the name of a file',
        'that holds the value in SIGNORIA_METRICS_TOKEN_FILE. What is set so cannot be changed in the browser.',
      ],
    },
    backup: {
      args: '[file]',
      about: 'Write everything the server keeps to one file, while it goes on.',
      more: ['The file holds the keys of running games: keep it to yourself.'],
    },
    restore: {
      args: '<file>',
      about: 'Fill the database from a backup. All of it or nothing.',
      more: ['A database that holds anything is left alone, unless --force is given: then what it held is gone.'],
    },
    service: {
      args: '',
      about: 'Print a systemd unit that runs this program as a server.',
      more: ['Write it to /etc/systemd/system/signoria.service, then: systemctl enable --now signoria'],
    },
    doctor: {
      args: '[address]',
      about: 'Look a server over and say what to do: address, proxy, sockets, data, mail, push, clock, disk, backup.',
      more: [
        'Given its address, it is seen from outside; on its own machine --data or --database show the rest.',
        'The exit code is 1 when something does not work. The guest it comes as is forgotten again.',
      ],
    },
    games: { args: '', about: 'List the games with their players and options.', more: [] },
    play: {
      args: '<game>',
      about: 'Play a game in the terminal against bots.',
      more: [
        'Type the number of a choice or its notation; “?” lists what else may be typed.',
        'The shuffle is committed to before the game and can be checked after it.',
      ],
    },
    rules: {
      args: '<game> [ID...]',
      about: 'Print the rules reference: all of it, or the chapters and entries named.',
      more: [
        'With --coverage: how many of the rules the tests of the game cite, how many are excused with a reason, and',
        'which are missing. The exit code is 0 only when none is.',
      ],
    },
    replay: { args: '<file>', about: 'Tell a saved game as prose, to its end or to an entry.', more: [] },
    verify: {
      args: '<file>',
      about: 'Check a game file: every hash, every choice and the commitment to the shuffle.',
      more: [
        'The game is played again from its key. The exit code is 0 only when everything holds; otherwise the first bad',
        'entry is named.',
      ],
    },
    review: {
      args: '<file>',
      about: 'Go through a finished game: what each decision cost, what was luck, what the auctions were worth.',
      more: [
        'Every decision is judged by what its seat could know then; the ledger and luck with open cards. Nothing is called',
        'a mistake that is not surely one. --deep looks longer at the decisions that seem to have cost most; --seat adds the',
        'chances as that seat saw them; --out writes the game with the review as a part of it. docs/review.md says how far',
        'the figures hold.',
      ],
    },
    export: {
      args: '[table]',
      about: 'Write a saved game, or a new game played by bots, as a game file.',
      more: [
        'A table is named by the file it was saved to (“-” reads standard input). The game is checked before it is',
        'written. With --simulate, bots play a whole game and that is written instead.',
      ],
    },
    import: {
      args: '<file>',
      about: 'Check a game file and write it in its normal form.',
      more: [
        'A game written down by hand becomes a full game file. It needs format, key, of the header game, rules and seats,',
        'and of every entry seat and line. What may be missing is filled in: names (none), the header’s options (the',
        'defaults), edition (none) and commitment, every hash, outcome. “-” reads standard input. Nothing is written when',
        'anything in the file does not hold.',
      ],
    },
    watch: {
      args: '<file>',
      about: 'Tell a game answer by answer: what each bot wanted, and what else it might have done.',
      more: [
        'Behind each answer stands the chance to win after it, judged in a dozen worlds. Without --seat every bot is asked',
        'itself; with --seat it is told as that seat could know it. A game to watch: signoria export --simulate virtu.',
      ],
    },
    simulate: {
      args: '<game>',
      about: 'Let bots play many games and count what comes of them.',
      more: ['The exit code is 0 only when every game came to its end.'],
    },
    arena: {
      args: '<game>',
      about: 'Measure one bot against another, or rate all levels.',
      more: [
        'Bot A sits in every seat in turn, against B in all others, on the same deal each time; so the number of games',
        'is rounded up to a multiple of the players. The interval is 95 %. A bot is novice, adept, master, random, or a',
        'master with its own budget: master:5000 (iterations), master:200ms; @ref-1 makes it what it was: master@ref-1:200.',
      ],
    },
    ladder: {
      args: '<game>',
      about: 'Measure every level of a game against the one below and against itself as it once was.',
      more: [
        'Each pair plays until it is clear on which side of its goal the first one stands, or so many games; all at low',
        'priority and a fixed number of iterations, so that it is the same on every machine. Break it off whenever you like:',
        'what was played is kept, and the next run goes on. The interval holds in 95 % of all cases however often one looks.',
        'With --a and --b only that pair is played.',
      ],
    },
    calibrate: {
      args: '<game>',
      about: 'Measure how far the reviews of a game can be trusted, on games by bots.',
      more: [
        'Do those win as often who were given so much? Does luck even out, do better bots lose less, does another seed judge',
        'alike? With --fit the game’s estimates are fitted to one half of the games and measured on the other. --deep judges',
        'as the long look of a review does.',
      ],
    },
    puzzles: {
      args: '<game>',
      about: 'Find puzzles in games by bots or by people: moments with one clearly best answer.',
      more: [
        'With --from it looks through finished games instead of letting bots play: those that GET /api/admin/puzzle-games/<game>',
        'of a server gives out, without names and only of tables where everybody has agreed to it.',
        'A moment is kept if a short look, two longer ones with other seeds, one that plays much farther and a search agree. It',
        'ends with 45 puzzles or with --games. Break it off whenever you like: what was found is in the file of --out, and the',
        'next run goes on there. It works at low priority.',
      ],
    },
    leaktest: {
      args: '<game>',
      about: 'Look for secrets that leak to a seat, over random positions.',
      more: [
        'At each position everything a seat cannot know is dealt anew; what the seat sees must not change. The exit',
        'code is 0 only when nothing leaks.',
      ],
    },
    engine: {
      args: '<game>',
      about: 'Let another program drive the rules: requests and answers as lines of JSON.',
      more: [
        'Reads one request a line from standard input and writes one answer a line: positions, menus, views, choices,',
        'bots, simulations. It ends when its input does. docs/engine.md describes every request; clients/python has a',
        'client for Python.',
      ],
    },
    bench: {
      args: '[game ...]',
      about: 'Measure the engine, and compare it with boardgame.io in the same run.',
      more: [
        'Each side runs in a process of its own. They do rounds in turn: one to warm up, then five, of which the middle',
        'one counts. Rates are per second of processor time. Both sides of the comparison play tic-tac-toe to the end',
        'with the same random legal moves. With --against an earlier commit searches in turn with this one.',
      ],
    },
  },
  flags: {
    help: { value: '', about: 'this page' },
    json: { value: '', about: 'print data as JSON' },
    lang: { value: 'en|ru', about: 'language (default: from the environment, else English)' },
    players: { value: 'N', about: 'number of players (default 4, or as many as the game allows)' },
    bots: {
      value: 'novice|adept|master|companion',
      about: 'how the others play (default adept; a companion as well as you do)',
    },
    name: { value: 'NAME', about: 'your name at the table' },
    seed: { value: 'WORDS', about: 'the same seed gives the same chance (default: a fresh one)' },
    variant: { value: 'A,B', about: 'variants to switch on (see: signoria games)' },
    option: { value: 'ID=VALUE', about: 'set one option; may be repeated' },
    edition: { value: 'FILE', about: 'corrections to the components, as JSON' },
    save: { value: 'FILE', about: 'write the game to this file when it ends or you leave' },
    resume: { value: 'FILE', about: 'go on with a saved game' },
    games: { value: 'N', about: 'number of games (default 100)' },
    policy: { value: 'random|novice|adept|master|companion', about: 'who plays (default: random; for export: adept)' },
    iterations: { value: 'N', about: 'how far a master searches for each answer' },
    ms: { value: 'N', about: 'milliseconds a master may think about each answer' },
    'all-variants': { value: '', about: 'every legal combination of variants, with so many games each' },
    a: { value: 'BOT', about: 'the bot that is measured (default master)' },
    b: { value: 'BOT', about: 'the bot in all other seats (default adept)' },
    threads: {
      value: 'N',
      about:
        'how many games to play at once (default 1, for ladder all cores); serve: threads for bots (default: all cores but one)',
    },
    ratings: { value: '', about: 'rate all levels in a mixed pool instead' },
    full: { value: '', about: 'play all games, also when the verdict is clear' },
    record: { value: 'FILE', about: 'where the results are kept (default: data/ladder/<game>-<players>.json)' },
    to: { value: 'N', about: 'stop after this entry and show the position' },
    seat: { value: 'N', about: 'as this seat saw it, counted from 1 (default: with open cards)' },
    from: { value: 'FILE', about: 'finished games of people who agreed, as a server gives them out, or one game file' },
    out: { value: 'FILE', about: 'write to this file (default: standard output)' },
    simulate: { value: 'GAME', about: 'let bots play a game of this' },
    anonymous: { value: '', about: 'leave the names of the players out' },
    coverage: { value: '', about: 'how many of the rules the tests cite' },
    positions: { value: 'N', about: 'how many positions to look at (default 1000)' },
    seconds: { value: 'S', about: 'seconds per measurement (default 2)' },
    against: { value: 'COMMIT', about: 'how many times as fast the search is as it was then' },
    port: { value: 'N', about: 'port to listen on (default: PORT, else 4321; 0 takes any)' },
    host: { value: 'ADDRESS', about: 'address to listen on (default: HOST, else all of them)' },
    base: {
      value: 'PATH',
      about: 'below which path of its host the house lies, as in /games (default: it has the host to itself)',
    },
    data: { value: 'FOLDER', about: 'where the database file lies (default: data)' },
    database: { value: 'URL', about: 'a PostgreSQL database instead (default: DATABASE_URL)' },
    open: { value: '', about: 'open the browser' },
    log: { value: 'LEVEL', about: 'silent, error, warn, info or debug (default warn)' },
    'setup-code': { value: 'CODE', about: 'what the first account has to know; “none” asks for nothing' },
    'trust-proxy': {
      value: 'WHOM',
      about:
        'believe proxies in front about addresses and https: so many of them, or networks (10.0.0.0/8,…); bare: on this machine',
    },
    'metrics-token': { value: 'TOKEN', about: 'who shows it may read /metrics from elsewhere too' },
    workers: { value: 'N', about: 'so many processes behind one port, on PostgreSQL (default 1)' },
    'peer-address': {
      value: 'HOST:PORT',
      about: 'where other servers on the same PostgreSQL reach this one (default: where it sees us)',
    },
    'club-name': { value: 'NAME', about: 'name of the club' },
    'club-colour': { value: HOUSE_COLOURS.join('|'), about: 'colour of its seal' },
    'club-crest': { value: HOUSE_CRESTS.join('|'), about: 'the shield it bears' },
    welcome: { value: 'TEXT', about: 'words of welcome on the start page' },
    announcement: { value: 'TEXT', about: 'said to everybody on every page' },
    'club-edition': { value: 'GAME=FILE', about: 'the house’s edition of a game, as JSON; may be repeated' },
    address: { value: 'URL', about: 'where people reach the server; links in mails begin with it' },
    registration: { value: 'open|closed', about: 'whether strangers may open accounts' },
    'private-hooks': { value: 'yes|no', about: 'whether webhooks may reach addresses of the local network' },
    smtp: {
      value: 'URL',
      about: 'the mail server: smtp://name:password@host:587, or smtps://… for TLS from the start',
    },
    'mail-from': { value: 'ADDRESS', about: 'from whom mails come' },
    'oidc-issuer': { value: 'URL', about: 'the OpenID Connect provider where people may sign in' },
    'oidc-client-id': { value: 'ID', about: 'what this server is called there' },
    'oidc-client-secret': { value: 'SECRET', about: 'what it proves that with (default: nothing but PKCE)' },
    'oidc-scopes': { value: 'SCOPES', about: 'what is asked for (default: openid profile)' },
    'oidc-label': { value: 'NAME', about: 'what people call the provider (default: its host)' },
    'oidc-group-claim': { value: 'CLAIM', about: 'where the provider names somebody’s groups (default: groups)' },
    'oidc-admin-group': { value: 'GROUP', about: 'the group whose members look after the house' },
    'oidc-only': { value: '', about: 'no other way in: no passwords, no passkeys, no accounts but by the provider' },
    backups: { value: '<folder>', about: 'where backups are kept' },
    force: { value: '', about: 'replace what the database holds' },
    deep: { value: '', about: 'look longer at what seems to have cost most' },
    fit: { value: '', about: 'fit the estimates anew' },
    ledgers: { value: 'N', about: 'so many games for what takes long (a tenth unless told)' },
    only: { value: 'forecasts|ledgers|levels|stability', about: 'measure one thing alone (default: all four)' },
  },
  usage,
  you: 'Guest',
  player: (n) => `Player ${n}`,
  progress: { games: 'games', positions: 'positions', bench: 'measurements', review: 'review' },
  review,
  games: {
    players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
    options: 'Options (default, values):',
    range: (min, max) => `${min} to ${max === 'seats' ? 'the number of players' : max}`,
  },
  rules: {
    coverage: ({ rules, cited, excused, missing, unknown }) => [
      `${rules} rules: ${cited} cited by tests, ${excused} excused, ${missing.length} missing.`,
      ...missing.map((id) => `  ${id}`),
      ...unknown.map((id) => `  no such rule: ${id}`),
    ],
  },
  score: { total: (name, points) => `${name}: ${points}` },
  verify: {
    holds: (n, finished) =>
      `The game holds: ${entries(n)}, every hash, every choice and the commitment. ${finished ? 'It was played to its end.' : 'It is not finished.'}`,
  },
  files: {
    wrote: (file, n) => `Wrote ${file} (${entries(n)}).`,
    imported: (n, filled) => `The game holds: ${entries(n)}, ${filled} of them without a hash in the file.`,
    strange: (parts) => `The file has parts nobody knows here, and they were passed over: ${parts.join(', ')}.`,
  },
  replay: {
    title: (game, names) => `${game}: ${names.join(', ')}`,
    positionAfter: (entry) => (entry === 0 ? 'The position at the start:' : `The position after entry ${entry}:`),
    tookBack: (name, to) => `${name} took back: again as after entry ${to}.`,
    allWentBack: (to) => `All agreed to go back: again as after entry ${to}.`,
  },
  watch: {
    chance: (value) => percent.format(value),
    wish: (wish, name) => {
      switch (wish.kind) {
        case 'only':
          return 'There was nothing else to do.';
        case 'even':
          return 'Other answers promised as much.';
        case 'gain':
          return `It wanted better chances for itself: ${percent.format(wish.by)} more than by the next best.`;
        case 'hinder':
          return `It wanted to hold back ${name(wish.rival)}, whose chances are ${percent.format(wish.by)} lower for it.`;
        case 'otherwise':
          return `Something else promised ${percent.format(wish.by)} more: it saw it otherwise, or was easy on its company.`;
      }
    },
    other: (choice, value) => `instead: ${choice} (${percent.format(value)})`,
  },
  simulate: (r, variants) => [
    `${r.game}, ${r.players} players, ${r.policy}, seed ${r.seed}: ${r.finished} of ${games(r.games)} finished.`,
    `${whole.format(r.decisions)} decisions in ${short.format(r.seconds)} s, ${whole.format(r.decisionsPerSecond)} a second.`,
    `Endings: ${counts(r.endReasons)}.`,
    `Wins by seat: ${r.seatWins.map((wins) => short.format(wins)).join(', ')}.`,
    ...variants.map(
      (v) => `  ${switchedOn(v.options) || 'no variant'}: ${v.finished} of ${games(v.games)}; ${counts(v.endReasons)}`,
    ),
    ...(r.errors > 0 ? [`Games that broke: ${r.errors}.`] : []),
    ...r.failures.map(({ seed, message }) => `  ${seed}: ${message}`),
  ],
  arena: {
    duel: (a, b, r) => [
      `${a} against ${b}: ${percent.format(r.share)} of the wins, 95 % interval ${percent.format(r.interval.low)} to ${percent.format(r.interval.high)}; parity is ${percent.format(r.parity)}.`,
      `${games(r.games)}, ${short.format(r.meanDecisions)} decisions each; Elo difference ${whole.format(r.elo)} (${whole.format(r.eloInterval.low)} to ${whole.format(r.eloInterval.high)}).`,
      `By seat: ${r.bySeat.map((share) => percent.format(share)).join(', ')}.`,
      ...(r.unfinished > 0 ? [`Unfinished, counted as drawn: ${games(r.unfinished)}.`] : []),
    ],
    ratings: (table) =>
      columns([
        ['bot', 'rating', '±', 'sure of', 'seats', 'wins'],
        ...table.map((r) => [
          r.name,
          ...[r.mu, r.sigma, r.ordinal].map((n) => n.toFixed(1)),
          whole.format(r.seats),
          percent.format(r.wins / r.seats),
        ]),
      ]),
  },
  ladder: {
    report: (rungs) =>
      columns([
        ['bot', 'against', 'share of wins', '95 %', 'goal', 'games', 'verdict'],
        ...rungs.map((r) => [
          r.a,
          r.b,
          percent.format(r.share),
          `${percent.format(r.interval.low)}–${percent.format(r.interval.high)}`,
          percent.format(r.goal),
          whole.format(r.games),
          { above: 'above the goal', below: 'below the goal', open: 'not clear yet' }[r.verdict],
        ]),
      ]),
    otherBots: ({ a, b }, file) =>
      `${a} against ${b} no longer plays as recorded in ${file}: the bots have changed. Begin another record.`,
  },
  leaktest: (r) => [
    `${whole.format(r.positions)} positions, ${whole.format(r.seats)} looks at them: ${r.leaks === 0 ? 'nothing leaks.' : `${r.leaks} leaks.`}`,
    ...r.found.map((line) => `  ${line}`),
  ],
  bench: {
    measured: {
      ours: 'our kernel: the move is judged against the rules, then carried out on a copy of the state',
      oursInPlace: 'our kernel as bots use it: the move is taken from the menu and carried out in place',
      oursRecorded:
        'our kernel as a table uses it: read, judged, copied, hashed into the log, searched for undo barriers',
      peer: 'boardgame.io: one started client without network or debug panel; it validates the move, makes a new state and keeps its log and undo list',
    },
    report: ({ engine, peer, node, cpu }) => [
      `${cpu}, Node ${node}`,
      '',
      ...columns([
        [
          'game',
          'players',
          'decisions/s',
          'µs per copy',
          'search iterations/s',
          'of ref-1',
          'times as before',
          'placements/s',
        ],
        ...Object.entries(engine).map(([game, e]) => [
          game,
          String(e.players),
          whole.format(e.decisionsPerSecond),
          e.cloneMicroseconds.toFixed(2),
          whole.format(e.searchIterationsPerSecond),
          whole.format(e.frozenIterationsPerSecond),
          e.searchRatio === null ? '–' : e.searchRatio.toFixed(2),
          e.placementsPerSecond === null ? '–' : whole.format(e.placementsPerSecond),
        ]),
      ]),
      '',
      `Tic-tac-toe, moves a second, against ${peer.name} ${peer.version}:`,
      ...columns([
        [whole.format(peer.oursMovesPerSecond), en.bench.measured.ours],
        [whole.format(peer.oursInPlaceMovesPerSecond), en.bench.measured.oursInPlace],
        [whole.format(peer.oursRecordedMovesPerSecond), en.bench.measured.oursRecorded],
        [whole.format(peer.peerMovesPerSecond), en.bench.measured.peer],
      ]).map((line) => `  ${line}`),
      `Ratio (first over last): ${peer.ratio.toFixed(1)}. ${peer.sameGames ? 'Both played the same games.' : 'The two did NOT play the same games.'}`,
    ],
  },
  play: {
    words: {
      help: ['?', 'help', 'h'],
      why: ['why'],
      score: ['score'],
      log: ['log'],
      position: ['position'],
      undo: ['undo'],
      rules: ['rules', 'rule'],
      save: ['save'],
      quit: ['quit', 'exit', 'q'],
    },
    help: [
      '  3            choose number 3',
      '  3 12         choose number 3 and fill in 12, where a choice asks for more',
      '  play bishop  a choice in notation, as the log writes it',
      '  why 7        why a choice is forbidden, by number or notation, and the rules that say so',
      '  score        the score as it stands, line by line, as far as you may know it',
      '  log          what has happened so far',
      '  position     the position and the choices again (or just Enter)',
      '  undo         take your last answer back, if nothing new has become known since',
      '  rules ID     an entry or a chapter of the rules; without ID the chapters',
      '  save FILE    write the game so far to a file',
      '  quit         leave the table',
    ],
    title: (game, names) => `${game}: ${names.join(', ')}`,
    committed: (hash) => `The shuffle is fixed. Its commitment: ${hash}`,
    hint: 'Type a number to choose, ? for help.',
    atAnyTime: 'At any time:',
    forbidden: '(not allowed now; ask why)',
    allowed: 'Nothing forbids it: you may choose it.',
    whyWhat: 'Why what? Give the number or the notation of a choice: why 7',
    saveWhere: 'Save where? Give a file: save game.json',
    undone: 'Taken back.',
    noSuchNumber: (given, most) => `There is no choice ${given}: they are numbered 1 to ${most}.`,
    noSuchRule: (id) => `There is no rule or chapter “${id}”.`,
    amount: (min, max, step) => `How much (${min} to ${max}${step === 1 ? '' : `, in steps of ${step}`})? `,
    subset: (min, max) =>
      `Numbers of what you choose, ${min === max ? min : `${min} to ${max}`} of them, with spaces${min === 0 ? ' (0 for none)' : ''}: `,
    doesNotFit: (answer) => `“${answer}” does not fit here.`,
    otherGame: (file, game) => `${file} is a game of ${game}.`,
    alreadyOver: (file) => `the game in ${file} is over; tell it with: signoria replay ${file}`,
    left: (n) => `You left the table after ${entries(n)}.`,
    silent: (n) => `the input ended before the game did, after ${entries(n)}.`,
    revealed: (key, hash, kept) => [
      `The key of the shuffle: ${key}`,
      kept
        ? `Its sha256 is the commitment from the start, ${hash}: the shuffle was fixed before the game.`
        : `Its sha256 is NOT the commitment from the start, ${hash}.`,
    ],
  },
  serve: {
    listening: (address) => `Signoria is at ${address}`,
    setUp: (link, code) =>
      `This server has no administrator yet. Set it up at ${link}\n(or at its public address, /setup, with the code ${code}).`,
    stopping: 'Stopping; every game goes on after the next start.',
    portTaken: (port) => `port ${port} is taken; choose another with --port.`,
    notStarted: (why) => `the server did not start: ${why}`,
    workersNeedPostgres:
      'several workers share a PostgreSQL, and a SQLite file serves one process: name a database with --database postgres://… or DATABASE_URL, or leave --workers out.',
  },
  doctor,
  backup: {
    wrote: (file, of) => `Wrote ${file}: ${kept(of)}.`,
    restored: (file, of) => `Restored ${file}: ${kept(of)}.`,
  },
};
