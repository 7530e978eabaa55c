/** Winter and Spring: the same tree, bare and in blossom. */
import { Sky, Tree } from './scenery.tsx';

const FLAKES = [
  [30, 46],
  [46, 60],
  [70, 50],
  [94, 64],
  [22, 76],
  [100, 92],
  [40, 36],
  [60, 30],
  [88, 78],
  [24, 104],
  [96, 112],
  [48, 112],
  [76, 124],
] as const;

const BLOSSOMS = [
  [42, 90],
  [52, 76],
  [62, 72],
  [74, 72],
  [84, 82],
  [90, 92],
  [34, 84],
  [66, 86],
  [54, 92],
  [78, 94],
  [46, 102],
  [70, 60],
  [58, 62],
] as const;
const PETALS = ['#F3C9CB', '#FBE9E4', '#E9A9AE'] as const;

const POPPIES = [
  [26, 126],
  [36, 132],
  [88, 128],
  [98, 122],
  [76, 134],
] as const;

export function Winter() {
  const flakes = FLAKES.map(
    ([x, y]) => `M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5M${x - 1.8} ${y - 1.8}l3.6 3.600M${x + 1.8} ${y - 1.8}l-3.6 3.6`,
  );
  return (
    <>
      <Sky planes={['#B9C6CE', '#D4DDE1', '#E8EDEE', '#F8FAF8']} />
      <circle cx="84" cy="42" r="11" fill="#F1EBDA" />
      <Tree />
      <path d={flakes.join('')} stroke="#fff" stroke-width="1.1" />
      <path d="M24 136c8-8 22-10 36-8s26-2 36 6v6H24Z" fill="#fff" />
    </>
  );
}

export function Spring() {
  return (
    <>
      <Sky planes={['#BFD9D6', '#CFE0B8', '#9FBE7C', '#6F9A57']} />
      <circle cx="32" cy="44" r="11" fill="#F4D97A" />
      <Tree />
      {BLOSSOMS.map(([x, y], i) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={8 - (i % 3)}
          fill={PETALS[i % 3]!}
          stroke="#B7666F"
          stroke-width=".7"
        />
      ))}
      <path d={POPPIES.map(([x, y]) => `M${x} ${y}v8`).join('')} stroke="#3E6B36" />
      {POPPIES.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.6" fill="#C5392F" />
      ))}
    </>
  );
}
