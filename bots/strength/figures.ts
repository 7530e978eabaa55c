/** Written by `npm run strength` from the records beside it. */
import type { Figure } from '../strength.ts';

export const FIGURES: readonly Figure[] = [
  {"game":"condottiere","players":4,"a":"master:100","b":"master@ref-1:100","share":0.265,"low":0.19,"high":0.376,"games":200,"date":"2026-11-16"},
  {"game":"condottiere","players":4,"a":"adept","b":"novice","share":0.715,"low":0.609,"high":0.794,"games":200,"date":"2026-11-18"},
  {"game":"condottiere","players":4,"a":"adept","b":"adept@ref-1","share":0.266,"low":0.215,"high":0.329,"games":400,"date":"2026-11-18"},
  {"game":"pax-illuminaten","players":4,"a":"adept","b":"novice","share":0.938,"low":0.81,"high":0.984,"games":200,"date":"2026-11-18"},
  {"game":"pax-illuminaten","players":4,"a":"adept","b":"adept@ref-1","share":0.223,"low":0.167,"high":0.288,"games":400,"date":"2026-11-18"},
  {"game":"princes-of-florence","players":4,"a":"adept","b":"novice","share":0.99,"low":0.858,"high":1,"games":200,"date":"2026-11-18"},
  {"game":"princes-of-florence","players":4,"a":"adept","b":"adept@ref-1","share":0.268,"low":0.241,"high":0.332,"games":400,"date":"2026-11-18"},
  {"game":"princes-of-the-renaissance","players":4,"a":"adept","b":"novice","share":1,"low":0.867,"high":1,"games":200,"date":"2026-11-18"},
  {"game":"princes-of-the-renaissance","players":4,"a":"adept","b":"adept@ref-1","share":0.241,"low":0.166,"high":0.3,"games":400,"date":"2026-11-18"},
  {"game":"princes-of-the-renaissance","players":4,"a":"master:55","b":"master@ref-1:40","share":0.828,"low":0.751,"high":0.857,"games":344,"date":"2026-11-18"},
  {"game":"virtu","players":3,"a":"adept","b":"novice","share":1,"low":0.898,"high":1,"games":201,"date":"2026-11-18"},
  {"game":"virtu","players":3,"a":"adept","b":"adept@ref-1","share":0.424,"low":0.372,"high":0.509,"games":402,"date":"2026-11-18"},
];
