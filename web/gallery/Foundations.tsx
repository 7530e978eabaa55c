/** Gallery: tinctures, buttons, icons, colours, letters. */
import {
  Button,
  type ButtonKind,
  ICON_NAMES,
  Icon,
  Sheet,
  Shield,
  TINCTURES,
  type Tincture,
  Tinted,
} from '@signoria/kit';
import { Arms } from '@signoria/kit/arms';
import { CHARGES, DIVISIONS, defaultArms } from '@signoria/protocol/arms';
import type { Words } from './words.ts';

const COLOURS = [
  'desk',
  'panel',
  'raised',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'gold',
  'gold-leaf',
  'gold-soft',
  'wax',
  'good',
  'bad',
  'focus',
  'sea',
  'land',
  'land-far',
] as const;

function Sample({ tincture }: { readonly tincture: Tincture }) {
  return (
    <svg class="sample" viewBox="0 0 64 40" aria-hidden="true">
      <Tinted tincture={tincture}>
        <rect width="64" height="40" stroke="#1c140e" stroke-width="2" />
      </Tinted>
    </svg>
  );
}

function Tinctures({ words }: { readonly words: Words['tinctures'] }) {
  return (
    <Sheet title={words.title} class="whole">
      <div class="cells">
        {TINCTURES.map((tincture) => (
          <div class="cell" key={tincture}>
            <Shield tincture={tincture} width={52} />
            <Sample tincture={tincture} />
            <b>{words[tincture][0]}</b>
            <small>{words[tincture][1]}</small>
          </div>
        ))}
        <div class="cell">
          <Shield tincture={null} width={52} />
          <b>{words.free[0]}</b>
          <small>{words.free[1]}</small>
        </div>
      </div>
    </Sheet>
  );
}

const WIDTHS = [16, 20, 28, 48, 80, 160];

function Heraldry({ title }: { readonly title: string }) {
  const plain = { division: 'plain', first: 'azure', second: 'or', charge: 'tower' } as const;
  return (
    <Sheet title={title} class="whole">
      <div class="icons">
        {DIVISIONS.map((division) => (
          <Arms key={division} arms={{ ...plain, division }} width={56} label={division} />
        ))}
        {CHARGES.map((charge) => (
          <Arms key={charge} arms={{ ...plain, charge }} width={56} label={charge} />
        ))}
        {WIDTHS.map((width) => (
          <Arms key={width} arms={{ ...plain, division: 'per-pale' }} width={width} label={`${width}`} />
        ))}
        {COLOURS.map((name) => (
          <Arms key={name} arms={defaultArms(name)} width={28} label={name} />
        ))}
      </div>
    </Sheet>
  );
}

const KINDS: readonly ButtonKind[] = ['plain', 'gold', 'ink', 'wax', 'quiet'];

function Buttons({ words }: { readonly words: Words['buttons'] }) {
  return (
    <Sheet title={words.title} class="whole">
      <div class="cells">
        {KINDS.map((kind) => (
          <div class="cell" key={kind}>
            <Button kind={kind} {...(kind === 'ink' ? { icon: 'next' as const } : {})}>
              {words[kind as keyof Words['buttons']][0]}
            </Button>
            <small>{words[kind as keyof Words['buttons']][1]}</small>
          </div>
        ))}
        <div class="cell">
          <Button blocked>{words.blocked[0]}</Button>
          <small>{words.blocked[1]}</small>
        </div>
        <div class="cell">
          <Button kind="wax" note={words.note}>
            {words.wax[0]}
          </Button>
        </div>
        <div class="cell">
          <Button icon="undo" shortcut="U">
            {words.plain[0]}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

function Letters({ words }: { readonly words: Words['type'] }) {
  return (
    <Sheet title={words.title}>
      <div class="letters">
        <p style="font:700 var(--t-7)/1.1 var(--serif)">{words.display}</p>
        <p style="font:700 var(--t-5)/1.2 var(--serif)">Alegreya 700 · 0123456789</p>
        <p style="font:700 var(--t-4)/1.25 var(--serif)">{words.question}</p>
        <p>{words.body}</p>
        <p class="caption">{words.caption}</p>
      </div>
    </Sheet>
  );
}

export function Foundations({ words }: { readonly words: Words }) {
  return (
    <>
      <Tinctures words={words.tinctures} />
      <Heraldry title={words.arms} />
      <Buttons words={words.buttons} />
      <Sheet title={words.icons} class="whole">
        <div class="icons">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.colours}>
        <div class="swatches">
          {COLOURS.map((name) => (
            <span key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </span>
          ))}
        </div>
      </Sheet>
      <Letters words={words.type} />
    </>
  );
}
