/** The two sides of a war: who leads, what each brings and why, thing by thing, and the sum before the die. */
import { nameOf, Shield, tinctureOf, WhyNumber } from '@signoria/kit';
import type { ForceView, PartView, SideView, WarView } from '../../rules/view/types.ts';
import { cityName, familyName, tileName, troopName } from '../../text/names.ts';
import { Glyph, type GlyphId, Vignette } from '../drawings/index.ts';
import { WhyMoney } from '../Money.tsx';
import { isFamily, isTile, isTroop, shortTile, shortTroop } from '../names.ts';
import { Thing } from '../Thing.tsx';
import { calledOf, signed, type Table, wordsOf } from '../table.ts';
import { Pointer } from './Pointer.tsx';

type SideId = 'attacker' | 'defender';

function partName(table: Table, { what, id }: PartView, short: boolean): string {
  const { war } = wordsOf(table);
  const { language } = table;
  if (id === null) return what === 'weather' ? war.weather : war.unrepresented;
  if (isTroop(id)) return short ? shortTroop(language, id) : troopName(language, id);
  if (isTile(id)) return short ? shortTile(language, id) : tileName(language, id);
  return familyName(language, id);
}

function partGlyph({ what, id }: PartView): GlyphId {
  if (id !== null && isTroop(id)) return id;
  return what === 'weather' ? 'weather' : what === 'unrepresented' ? 'defender' : 'status';
}

interface SideProps {
  readonly table: Table;
  readonly war: WarView;
  readonly side: SideId;
  readonly onLook: (id: string) => void;
}

/** Whoever bribed it, by name. */
function briberOf({ table, war }: SideProps, { id, owner }: PartView): string | null {
  const bribe = war.bribes.find((other) => other.troop === id && other.owner === owner);
  return bribe === undefined ? null : wordsOf(table).war.bribedBy(nameOf(table, bribe.by));
}

function PartLine(props: SideProps & { readonly part: PartView }) {
  const { table, part, onLook } = props;
  const { war: words } = wordsOf(table);
  const { id, owner, amount, bribed, what } = part;
  const bribe = bribed ? (briberOf(props, part) ?? words.bribed) : null;
  const face = (
    <>
      <Glyph of={partGlyph(part)} />
      <span>
        {partName(table, part, true)}
        {bribe === null ? null : <em>{bribe}</em>}
      </span>
      <b class={`num${what === 'troop' || what === 'unrepresented' ? '' : ' modifier'}`}>
        {what === 'troop' || what === 'unrepresented' ? amount : signed(amount)}
      </b>
    </>
  );
  const name = partName(table, part, false);
  if (id === null) {
    return (
      <span class="thing part">
        <span class="only-heard">{`${name} ${signed(amount)}`}</span>
        <span class="thing-face" aria-hidden="true">
          {face}
        </span>
      </span>
    );
  }
  return (
    <Thing
      table={table}
      id={id}
      thing={owner !== null && isTroop(id) && !bribed ? `fighter ${owner} ${id}` : null}
      name={name}
      facts={[signed(amount), ...(bribe === null ? [] : [bribe])]}
      class={`part${bribed ? ' bribed' : ''}`}
      onLook={() => onLook(id)}
    >
      {face}
    </Thing>
  );
}

/** `attack 2 + 1 = 3`: the parts that count, and their sum. */
function Sum({ table, force }: { readonly table: Table; readonly force: ForceView }) {
  const { war, numbers } = wordsOf(table);
  const parts = force.parts.filter(({ bribed, amount }) => !bribed && amount !== 0);
  const terms = parts.map(({ amount, id }, i) => (
    <span key={i} class={id !== null && (isTile(id) || isFamily(id)) ? 'modifier' : ''}>
      {i === 0 ? amount : ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)}`}
    </span>
  ));
  return (
    <p class="counter-sum">
      {war.ifHeld[force.stat]}: {war.stat[force.stat]} {parts.length > 1 ? <>{terms} = </> : null}
      <WhyNumber table={table} why={force.why} label={numbers[force.stat]} class="num" />
    </p>
  );
}

/** Could somebody still come to lead this side? */
function isOpen({ view, question }: Table, war: WarView, side: SideId): boolean {
  if (war.result !== null) return false;
  return question?.at === 'reaction' || view.auction?.kind === side || view.auction?.kind === 'attacker';
}

function Head({ table, side, open }: { readonly table: Table; readonly side: SideView; readonly open: boolean }) {
  const { war, numbers } = wordsOf(table);
  const { city, condottiere, league, due } = side;
  return (
    <div class="side-head">
      <Vignette of={city} />
      <div>
        <b>{cityName(table.language, city)}</b>
        <span>
          {condottiere === null ? null : <Shield tincture={tinctureOf(table, condottiere)} width={12} />}
          {condottiere === null ? (open ? war.nobodyYet : war.nobody) : calledOf(table, condottiere)}
        </span>
        {league === null ? null : (
          <span>
            <Shield tincture={tinctureOf(table, league)} width={12} />
            {war.league(nameOf(table, league))}
          </span>
        )}
      </div>
      <span class="side-pay" title={war.pay(due.total)}>
        <WhyMoney table={table} of="gold" why={due} label={numbers.pay} />
      </span>
    </div>
  );
}

export function Side(props: SideProps) {
  const { table, war, side } = props;
  const { war: words, numbers } = wordsOf(table);
  const seen = war[side];
  const { first, second } = seen;
  return (
    <div class={`war-side ${side}`}>
      <Head table={table} side={seen} open={isOpen(table, war, side)} />
      <ul>
        {first.parts.map((part, i) => (
          <li key={i}>
            <PartLine {...props} part={part} />
          </li>
        ))}
      </ul>
      <Pointer table={table} thing={`league ${side}`} wide />
      <Pointer table={table} thing={`weather ${seen.city}`} wide />
      <p class="side-total">
        <Glyph of={first.stat === 'attack' ? 'attacker' : 'defender'} />
        <WhyNumber table={table} why={first.why} label={numbers[first.stat]} class="num" />
        <span class="stat-name" aria-hidden="true">
          {words.stat[first.stat]}
        </span>
      </p>
      <Sum table={table} force={second} />
    </div>
  );
}
