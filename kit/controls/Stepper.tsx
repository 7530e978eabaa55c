/** An amount between two bounds: least, less, the number itself, more, most. Typing and arrow keys work too. */
import type { ComponentChildren } from 'preact';
import { Button } from './Button.tsx';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: ComponentChildren;
  readonly words: {
    readonly less: string;
    readonly more: string;
    /** Captions of the jump buttons; left out, the buttons are not drawn. */
    readonly least?: string;
    readonly most?: string;
  };
  readonly onChange: (value: number) => void;
  /** Asked at a bound: why not less, why not more. */
  readonly onWhy?: (bound: 'min' | 'max') => void;
}

/** The nearest amount that lies on the steps and inside the bounds. */
export function settled(value: number, { min, max, step = 1 }: Pick<StepperProps, 'min' | 'max' | 'step'>): number {
  const onStep = min + Math.round((value - min) / step) * step;
  const highest = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(onStep, min), highest);
}

interface JumpProps {
  readonly to: number;
  readonly caption: string;
  readonly stepper: StepperProps;
}

function Jump({ to, caption, stepper }: JumpProps) {
  return (
    <Button kind="quiet" onPress={() => stepper.onChange(to)}>
      {caption}
    </Button>
  );
}

export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, unit, words, onChange, onWhy } = props;
  const highest = settled(max, props);
  const go = (to: number) => onChange(settled(to, props));
  return (
    <fieldset class="stepper" aria-label={label}>
      {words.least === undefined ? null : <Jump to={min} caption={words.least} stepper={props} />}
      <Button
        icon="minus"
        label={words.less}
        blocked={value <= min}
        onPress={() => go(value - step)}
        onWhy={() => onWhy?.('min')}
      />
      <span class="amount">
        <input
          type="number"
          inputMode="numeric"
          aria-label={label}
          value={value}
          min={min}
          max={highest}
          step={step}
          onChange={(event) => {
            const to = settled(event.currentTarget.valueAsNumber || min, props);
            event.currentTarget.valueAsNumber = to;
            onChange(to);
          }}
        />
        {unit}
      </span>
      <Button
        icon="plus"
        label={words.more}
        blocked={value >= highest}
        onPress={() => go(value + step)}
        onWhy={() => onWhy?.('max')}
      />
      {words.most === undefined ? null : <Jump to={highest} caption={words.most} stepper={props} />}
    </fieldset>
  );
}
