/** Which rules a league goes by, in the order they are told in. */
import type { LeagueWords, Said } from './text.ts';

export function rulesOf(said: LeagueWords['said'], about: Said): readonly string[] {
  const { division, moves, rounds, round, rated } = about;
  return [
    said.division(division),
    said.season(rounds, round),
    said.moves(moves),
    said.ties,
    said.joining,
    said.away,
    rated ? said.rated : said.unrated,
  ];
}
