/** A number between two bounds. */

import { Stepper } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../../state/toasts.ts';
import { words } from '../../../state/words.ts';
import type { FormProps } from './FormControls.tsx';

/** So many steps are quicker made one by one than with jumps. */
const SHORT = 5;

export function AmountForm({ form: { min, max, step }, onFill }: FormProps<'amount'>) {
  const { menu } = words.value;
  const [amount, setAmount] = useState(min);
  useEffect(() => onFill({ amount }), [amount]);
  const jumps = (max - min) / step > SHORT ? { least: menu.least, most: menu.most } : {};
  return (
    <Stepper
      label={menu.choose}
      value={amount}
      min={min}
      max={max}
      step={step}
      words={{ less: menu.less, more: menu.more, ...jumps }}
      onChange={setAmount}
      onWhy={(bound) => toast('plain', (all) => all.menu.boundWhy(bound === 'min' ? min : max))}
    />
  );
}
