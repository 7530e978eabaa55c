/** Whose house this is, at the foot of every page. */
import { club, followClub } from '../state/club.ts';

followClub();

export default function ClubName() {
  const name = club.value?.name ?? '';
  return name === '' ? null : <b>{name}</b>;
}
