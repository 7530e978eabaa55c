/** Somebody has been away too long: another may play on for them. */
import type { Seat } from '@signoria/kernel';
import { Button, Tag } from '@signoria/kit';
import { usePlay } from '../play.ts';
import { clockWords } from './clock-text.ts';

/** `seatless`: the reader has no seat of their own. */
export default function Vacant({ seat, seatless }: { readonly seat: Seat; readonly seatless: boolean }) {
  const play = usePlay();
  if (!seatless) return <Tag>{clockWords.value.vacant}</Tag>;
  return <Button onPress={() => void play.ask({ type: 'sit', seat })}>{clockWords.value.take}</Button>;
}
