/** What tests of boards read out of markup is what a person would be told. */
import { describe, expect, it } from 'vitest';
import { controlsIn, marksIn } from '../testing/index.ts';

describe('the controls in markup', () => {
  it('are buttons and the places of a map, named by their label or else by what is not hidden', () => {
    const markup =
      '<button>Pass &amp; <svg aria-hidden="true"><path/></svg><b aria-hidden="true">3</b> <i>wait</i></button>' +
      '<button aria-label="Build a Tower">x</button><g class="region" role="button" aria-label="Siena"></g>';
    expect(controlsIn(markup).map(({ name }) => name)).toEqual(['Pass & wait', 'Build a Tower', 'Siena']);
  });

  it('are read by the words meant for it where there is a drawing', () => {
    const markup =
      '<button><span class="only-heard">A Forest</span><span class="thing-face" aria-hidden="true"><b>7</b></span></button>';
    expect(controlsIn(markup)[0]!.name).toBe('A Forest');
  });

  it('are open or closed, pressed or not', () => {
    const states = [
      '',
      'aria-disabled="true"',
      'disabled',
      'aria-pressed',
      'aria-pressed="true"',
      'aria-pressed="false"',
    ];
    const controls = states.flatMap((attribute) => controlsIn(`<button ${attribute}>a</button>`));
    expect(controls.map(({ open }) => open)).toEqual([true, false, false, true, true, true]);
    expect(controls.map(({ pressed }) => pressed)).toEqual([false, false, false, true, true, false]);
  });
});

describe('marks in markup', () => {
  it('are told once each', () => {
    const markup = '<i data-card="m6"/><i data-card="winter"/><i data-card="m6"/><i data-thing="deck"/>';
    expect([...marksIn(markup, 'data-card')]).toEqual(['m6', 'winter']);
  });
});
