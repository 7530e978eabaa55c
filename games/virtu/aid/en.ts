/** The game on one page, in English. */
import type { AidWords } from '@signoria/kernel';
import type { ExampleId } from './examples.ts';
import type { ItemId } from './items.ts';

export const aidEn: AidWords<ItemId, ExampleId> = {
  aim: 'Build a Palace that works for you, win cities by treaty and siege; the most Prestige (VP) wins when a Year is the last.',
  items: {
    spring: {
      title: 'Spring: one action each',
      text: 'Move your marker clockwise one or two Rooms (a third for 2 florins) and do the action of the Room.',
    },
    sieges: {
      title: 'Sieges',
      text: 'Troops and declared bonuses against toughness, Troops and bonuses. The besieger must be stronger.',
    },
    winter: {
      title: 'Winter',
      text: 'In turn: salary, rearrange the Palace, acquire, hire Troops, form an Alliance.',
    },
    refresh: {
      title: 'What has paid rests',
      text: 'Courtiers wake as the marker crosses the arrow of their side; tokens by Govern.',
    },
    end: {
      title: 'The last Year',
      text: 'No neutral city left, somebody with eight cities, or at the end of the Patronage track, after Spring.',
    },
    diplomacy: {
      title: 'Diplomacy',
      text: 'Annex a neutral city by road, or from port to port for Ships. Your Agent there −1, another’s +1.',
      price: 'Crowns: toughness + 1',
    },
    war: {
      title: 'War',
      text: 'Move Troops; before a city that is not yours they lay siege.',
      price: 'Cavalry a road, Ship a sea',
    },
    govern: {
      title: 'Govern',
      text: 'Each symbol refreshes two tokens of the Domain or one Alliance bonus.',
      price: 'Crowns or Crosses',
    },
    patronage: {
      title: 'Patronage',
      text: 'One step; a bonus on the second and fourth.',
      price: '2–4 florins and symbols',
    },
    intrigue: { title: 'Intrigue', text: 'Place or move an Agent for one Mask; two remove a rival’s.', price: 'Masks' },
    trade: { title: 'Trade', text: 'Where a Merchant stands in the Room.', price: '2 florins a Ship' },
    acquire: { title: 'Acquire (Winter)', text: 'One of each card and token kind, paid together.', price: 'printed' },
    hire: {
      title: 'Hire (Winter)',
      text: 'Salary: up to two Troops nothing, three or four 1 florin, five or six 2.',
      price: '1 at home, 3 elsewhere',
    },
    alliance: { title: 'Alliance (Winter)', text: 'One a Winter; its bonus comes back by Govern.', price: 'printed' },
    indulgence: {
      title: 'Indulgence',
      text: 'Once a Year a Crown or 3 florins; it blocks the Room until redeemed.',
      price: 'Cross or two Crowns',
    },
    cities: { title: 'Cities', text: 'By the track; furthest 1 more.', price: '0–6 (+1)' },
    track: { title: 'Patronage', text: 'By the track; furthest 1 more.', price: '0–3 (+1)' },
    printed: { title: 'Cards, tokens, bonuses', text: 'The VP printed on them, exhausted or not.', price: 'printed' },
    religion: { title: 'Religion', text: 'By Crosses, first to last.', price: '4, 2, 1, 0' },
    trophies: { title: 'Each Trophy', text: 'For a rival’s city.', price: '2' },
    alliances: { title: 'Each Alliance', text: 'Without an enemy Agent.', price: '1' },
    debts: { title: 'Each Indulgence', text: 'Still in the Palace.', price: '−1' },
  },
  examples: {
    agents: 'Crowns that Siena costs: with an Agent of one’s own there, and with somebody else’s',
    siege: 'Two Troops and a War bonus before Siena',
  },
};
