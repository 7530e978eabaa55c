// The rules reference of Pax Illuminaten in English. Prompts, log lines and names stand elsewhere.

export const rulesEn = {
  chapters: {
    '1': 'Components and information',
    '2': 'Setup',
    '3': 'Core terms',
    '4': 'Luminary cards',
    '5': 'Turn structure',
    '6': 'Main actions except OUST',
    '7': 'OUST and disputes',
    '8': 'Reward markers',
    '9': 'Conspiracy',
    '10': 'Faction cards',
    '11': 'Plots',
    '12': 'Check phase',
    '13': 'Event phase',
    '14': 'End of the game',
    '15': 'Artificial opponent, general',
    '16': 'AI actions and scripts',
    '17': 'Abilities, faction cards, special events',
    R: 'Rulings',
    H: 'Rulings of this table',
    D: 'Decisions',
    E: 'Worked examples',
  },
  entries: {
    'PAX-1.1':
      '57 luminary cards, 13 plot cards, 6 faction cards, 15 event cards (6 edicts, 9 special events), 20 connection cards numbered IV–XXIII, 1 double-sided first-player card.',
    'PAX-1.2':
      '60 favor tokens, 10 of each of 6 types; 80 influence tokens, 20 in each of 4 colours; 4 reward markers; 1 steward figure; 1 AI figure.',
    'PAX-1.3':
      '4 double-sided areopagus boards and 3 double-sided AI boards (one shared board: AI reference / general AI actions; two boards with an AI areopagus on each side = 4 AIs).',
    'PAX-1.4': 'A sequence a/b/c always means the value for 2/3/4 participants (the AI counts as a participant).',
    'PAX-1.5':
      'Public: face-up board cards, all influence, court, steward, connection cards, favor stocks of everybody and of the supply, faction cards, public plots, revealed private plots, edicts and special events in play, conspiracy chain, number of cards in every hand and deck, top card of each discard pile.',
    'PAX-1.6':
      'Secret: a human’s luminary hand (owner only), unrevealed private plot (owner only), special events in hand (owner only; their number is public), both event cards drawn in the check (active player only, until an edict is played), a dispute card until the simultaneous reveal.',
    'PAX-1.7':
      'Unknown to everyone: face-down board cards, order of luminary, event and plot piles, the 3 removed special events. Exceptions, private to one player: the event card that player put back on top (until it is drawn), and face-down board cards that player looked at with S-REVEAL or Secret correspondence (as long as they lie there face down).',
    'PAX-1.8': 'Discards are face up, but nobody may look through a discard pile.',
    'PAX-2.1': 'Shuffle the luminary cards into a face-down deck.',
    'PAX-2.2': 'Deal 14/14/19 luminary cards face down as the board, in the layout for the number of participants.',
    'PAX-2.3': 'Court: 5 luminary cards face up in a row beside the deck; the steward stands above the leftmost card.',
    'PAX-2.4': 'Favor supply: 6/8/10 tokens of each type; the rest leave the game.',
    'PAX-2.5':
      'Every participant takes an areopagus and the 20 influence tokens of its colour; areopagi are placed at the marked places, each as near to its owner as possible.',
    'PAX-2.6': 'Every human draws 4 luminary cards.',
    'PAX-2.7':
      'Every participant gets 1 random connection card, tucked under the areopagus with its 3 symbols visible, and takes from the supply 1 favor of each of those 3 factions.',
    'PAX-2.8': 'The participant with the lowest connection number is first player for the whole game.',
    'PAX-2.9': 'The 4 reward markers lie beside the supply.',
    'PAX-2.10': 'Shuffle the 6 faction cards, lay 3/4/5 face up in a row; the others are out of the game.',
    'PAX-2.11':
      'Shuffle the plots, lay 2 face up as public plots; deal 1 private plot face down to each human; the rest form a face-down plot pile.',
    'PAX-2.12':
      'Event deck: shuffle edicts and special events separately; bottom half = 3 edicts + 3 specials shuffled together, top half = other 3 edicts + 3 more specials shuffled together; 3 specials leave the game unseen. Total 12 cards.',
    'PAX-2.13':
      'Seats: participants occupy the areopagus slots of the layout; the turn order is the slot order clockwise, starting with the first player of PAX-2.8, who may sit in any slot.',
    'PAX-3.1':
      'Two board cards are adjacent if their edges touch. A card is adjacent to itself. Influence tokens are adjacent if they lie on adjacent cards.',
    'PAX-3.2': 'A board card with all edges touching other cards is inner; every other board card is outer.',
    'PAX-3.3': 'Six factions; each luminary belongs to 1 or 2.',
    'PAX-3.4':
      'Gaining favor = taking it from the supply; spending = returning it to the supply, unless stated otherwise.',
    'PAX-3.5':
      'Matching favor = a token whose type is one of the factions of the acting card (areopagus: its connection card).',
    'PAX-3.6':
      'Substitution: when spending favor on an action or ability in your own turn you may spend 3 tokens of one type in place of 1 token of another type, any number of times.',
    'PAX-3.7':
      'Interception: whenever you should gain a token of a type absent from the supply, you take it from a rival of your choice who has one; if nobody has one you gain nothing. Tokens on edict cards are never available this way.',
    'PAX-3.8':
      'You control a luminary card if you have more influence on it than each rival; on a tie nobody controls it.',
    'PAX-3.9':
      'Lodge: 3 or more connected face-up board cards that all share one faction, with or without influence. A two-faction card can be in two lodges.',
    'PAX-3.10':
      'You control a lodge if you have at least 3 influence in it (on any of its cards) and more than each rival; on a tie nobody does.',
    'PAX-3.11':
      'ANY (in capitals) lets you choose the target anywhere on the board instead of adjacent to the acting card.',
    'PAX-3.12':
      'Hand limit: 4 luminary cards unless an ability says otherwise; plots and events are not part of the hand.',
    'PAX-3.13':
      'When the luminary deck runs out, shuffle its discard pile at once into a new deck. The event discard pile is never reshuffled.',
    'PAX-3.14':
      'An areopagus permanently holds 1 influence of its owner (printed). That influence can never be a target, be moved or be removed.',
    'PAX-3.15':
      'An areopagus is adjacent to exactly the 2 board cards it touches. It is never in a lodge and is not a card for plots.',
    'PAX-3.16': 'The received favor of an areopagus is 1 token of each of the 3 factions on its connection card.',
    'PAX-3.17':
      'Acting card: a face-up card with your influence, or your areopagus. Target card/target influence: what the action is aimed at.',
    'PAX-3.18':
      'Exact payment: a cost is a list of symbols (a faction, or “matching” = any faction of the acting card, chosen per symbol, mixing allowed, or “any type”). Each symbol is paid by 1 fitting token or, in the payer’s own turn, by 3 tokens of one single other type (rate of PAX-17.5). Nothing is overpaid and no change is given; if the list cannot be paid in full the action is illegal. All tokens go to the supply at once, before the action takes effect.',
    'PAX-3.19': 'A stock of favor has no size limit.',
    'PAX-4.1': 'Degrees: I, II, III (two factions each), grand master and royal arch (one faction each).',
    'PAX-4.2':
      'Received favor: I = 1 token of either faction (owner’s choice); II = 1 of each faction; III = 1 of each and 1 more of either; GM = 3 of its faction; RA = 2 of its faction, or, when INTERROGATED, 2 per influence on the card.',
    'PAX-4.3':
      'Cells: the number depends on degree; each holds 1 influence and shows the tokens to be spent to fill it.',
    'PAX-4.4':
      'Reconstructed: Cells and costs top to bottom, P = primary, S = secondary faction: I P | PS; II PS | PS | PPS; III PS | PPS | PSS | PPSS; GM FF | FFF; RA FF | FF | FFF.',
    'PAX-4.5': 'Each card has an ability of one of three types, usable when it is played into a conspiracy.',
    'PAX-4.6': 'Organisation: Mason, Rosicrucian or none.',
    'PAX-4.7': 'Strength: 2–6, dagger or two hammers; used in disputes and as AI plan value.',
    'PAX-4.8': 'Primary faction = upper symbol, secondary faction = lower symbol (matters for the AI only).',
    'PAX-4.9':
      'Only one participant can have influence on an RA: while any participant has influence there, rivals cannot put influence on it by any means, even with ANY.',
    'PAX-5.1':
      'Play goes in rounds; from the first player clockwise by areopagus position each participant takes one turn.',
    'PAX-5.2': 'A turn has three phases in order: event phase, action phase, check phase.',
    'PAX-5.3': 'The event phase is skipped by everybody in round 1.',
    'PAX-5.4':
      'In the action phase, in any order: up to 2 main actions (the same one twice is allowed), conspire any number of times, claim 1 faction card, realise 1 plot. All are optional.',
    'PAX-5.5': 'Each action must be finished before the next begins.',
    'PAX-5.6': 'Extra main actions (abilities, faction cards, reward markers) do not count towards the 2.',
    'PAX-6.1': 'Choose an acting card and an adjacent face-down target card; spend 1 matching favor.',
    'PAX-6.2': 'Take the target into hand, then put any card of your hand (possibly that one) face up in the gap.',
    'PAX-6.3':
      'Choose an acting card and an adjacent face-up target with at least 1 free cell (the acting card itself qualifies).',
    'PAX-6.4': 'Place 1–3 influence, paying for each the tokens shown in its cell; no more than the free cells.',
    'PAX-6.5': 'Always fill the uppermost free cell first.',
    'PAX-6.6': 'Several participants may have influence on one card, except on an RA (PAX-4.9).',
    'PAX-6.7':
      'Target any card with your influence anywhere, or your areopagus; gain its received favor. No cost, no acting card.',
    'PAX-6.8': 'If an ability lets you treat rival influence as your own you may also interrogate such cards.',
    'PAX-6.9':
      'Rumours: also gain the favor of every card adjacent to the target (other than the target), of the same degree, that carries your influence (or influence treated as yours). Compulsory, and not transitive.',
    'PAX-6.10':
      'Collusion: for each card you gained from, give each rival with influence there 1 of the gained tokens (your choice which) per influence of that rival on that card.',
    'PAX-6.11':
      'If tokens run short, gain what you can, first keep what is due to you, then hand the rest to rivals as you choose.',
    'PAX-6.12': 'Each card yields favor at most once per turn, whether as target, by rumours or by an ability.',
    'PAX-6.13':
      'Choose a faction found on at least one luminary card with your influence (the areopagus does not count) and spend 1 favor of it.',
    'PAX-6.14':
      'Make up to 3 moves; each moves 1 of your influence from a card of the chosen faction to the uppermost free cell of a different, adjacent, face-up card. The same token may move several times, but every move must start on a card of the chosen faction. Tokens never enter or leave an areopagus.',
    'PAX-6.15':
      'Choose an acting card and an adjacent face-up target (the acting card itself qualifies) without rival influence (unless an ability allows it).',
    'PAX-6.16': 'Cost: 1 matching favor per influence on the target, minimum 1.',
    'PAX-6.17':
      'Discard the target, put a card from hand face up in its place, and move all influence to it: first all rival tokens, then yours; your tokens that find no cell return to your supply.',
    'PAX-6.18': 'If rival influence is on the target, the new card must have enough cells for all of it.',
    'PAX-7.1':
      'Choose an acting card and 1 or more influence of one rival on one adjacent card (possibly the acting card itself); spend 1 matching favor per target influence (the tokens may be of different factions of the acting card).',
    'PAX-7.2':
      'Initial strength of attacker and defender = number of own influence on the target’s card (once), on all cards adjacent to it and on the own areopagus if it touches that card. Target influence counts for the defender; third parties are ignored.',
    'PAX-7.3': 'Higher initial strength = superiority, lower = vulnerability; if equal, neither exists.',
    'PAX-7.4':
      'Both put 1 hand card face down and reveal simultaneously. Playing a card is compulsory; an empty hand counts as a card of strength 0.',
    'PAX-7.5': '2–6: added to initial strength.',
    'PAX-7.6': 'Dagger: its player wins at once if vulnerable, otherwise it adds 0.',
    'PAX-7.7': 'Hammers: its player wins at once if superior, otherwise it adds 0.',
    'PAX-7.8':
      'If both would win at once the cards cancel; the active player either continues (both play new cards) or ends the dispute, which the defender then wins.',
    'PAX-7.9': 'Otherwise the higher final strength wins; on a tie the defender wins.',
    'PAX-7.10': 'Dispute cards stay on the table until the refill step and count for the event check.',
    'PAX-7.11': 'If the defender wins nothing more happens (the cost stays spent).',
    'PAX-7.12':
      'If the attacker wins, the defender returns the target influence to its supply and takes from the favor supply 1 token of any available type, own choice, for each (nothing if the supply is empty). Only then the marker of PAX-8.1 is placed.',
    'PAX-8.1': 'After winning, the attacker puts 1 reward marker on the card from which influence was removed.',
    'PAX-8.2':
      'In the same turn the attacker may discard it for one extra INFLUENCE, REASSIGN or EXPEL, only with regard to the marked card (INFLUENCE, EXPEL: it is the target; REASSIGN: PAX-8.4), obeying all rules and paying normally. One marker = one action; several markers, even on one card, are used separately.',
    'PAX-8.3': 'It need not be used at once; unused markers are discarded at end of turn.',
    'PAX-8.4':
      'For REASSIGN, every moved influence must end on the marked card; intermediate cards follow normal rules.',
    'PAX-9.1':
      'As a free action play a luminary from hand in front of you and use its ability at once; the first one in a turn starts the chain, later ones extend it.',
    'PAX-9.2': 'Each further card must share a faction with the previous card of the chain (exceptions GM, RA).',
    'PAX-9.3': 'A GM may be played anywhere, after any card and before any card.',
    'PAX-9.4': 'An RA may be played after any card or alone, and ends the chain: no card may follow this turn.',
    'PAX-9.5':
      'Extra main action: perform at once or ignore; all rules and costs apply unless the ability says otherwise; does not count towards the 2.',
    'PAX-9.6':
      'Enhancement: applies at once and until end of turn, is compulsory, persists when the chain grows, stacks with others and overrides other effects.',
    'PAX-9.7': 'Special action: perform at once or ignore.',
    'PAX-9.8':
      'Quick favor: once per turn, instead of using the ability of a card just added, gain its received favor (turn the card sideways).',
    'PAX-9.9': 'Taking the favor of a GM in the chain does not count as quick favor.',
    'PAX-9.10': 'Every RA ability is an extra main action.',
    'PAX-9.11': 'Conspiracy cards stay in front of you until the refill step.',
    'PAX-9.12':
      'Adding a card is one free action: choose the card, then at once exactly one of: use the ability; take quick favor (or GM favor); for extra and special abilities, neither. A card may be added only for its link or for the event check; if its ability has no legal execution it is treated as ignored.',
    'PAX-9.13':
      'An enhancement taken as ability affects every later action of its kind in the turn, never one already finished. “May” inside an enhancement gives a choice each time; numeric changes apply always.',
    'PAX-10.1':
      'Once per turn, free: take the faction card of a faction whose largest lodge you control, from the row or from a rival, and lay it before you.',
    'PAX-10.2':
      'If several lodges tie for largest they count as one lodge; the one with most influence in it (at least 1) controls it; on a tie nobody.',
    'PAX-10.3':
      'The once-per-turn ability is an extra main action with improved rules, only for the owner in the owner’s turn; it is outside the conspiracy chain; turn the card sideways, straighten at end of turn.',
    'PAX-10.4': 'The permanent property always applies, only to its owner.',
    'PAX-10.5':
      'You keep a faction card even without controlling the lodge; you lose it only when a rival claims it (or by an ability that says so).',
    'PAX-10.6':
      'A faction card may be used in the turn in which it was claimed. You cannot claim a card you already own. Faction cards stand upright between turns, so a card taken from a rival is always unused.',
    'PAX-11.1': 'Goal: be the first to have influence on at least 2 plot cards in your own plot check.',
    'PAX-11.2':
      'REALISE, once per turn, free: if you meet all conditions of a public plot or your private plot, put 1 influence from your supply on it.',
    'PAX-11.3':
      'A private plot is turned face up first; only its owner can put influence on it. Public plots are open to everybody, several participants may be on the same one.',
    'PAX-11.4':
      'Restriction 1: the set of cards fulfilling one plot may not equal or be contained in the set fulfilling another plot of the same player; partial overlap is fine.',
    'PAX-11.5': 'Restriction 2: for lodge plots each lodge can be used for only one plot of the same player.',
    'PAX-11.6':
      'Rosicrucian Brotherhood: control ≥3 Rosicrucian cards, ≥5 of your influence on them, and control more Rosicrucian cards than any rival.',
    'PAX-11.7': 'Grand Lodge: control a lodge of ≥5 cards with ≥5 of your influence.',
    'PAX-11.8': 'Great Enlighteners: ≥4 influence on RA cards and more on all RA cards than any rival.',
    'PAX-11.9':
      'Recruitment on the Periphery: control a lodge with ≥4 outer cards (inner ones may belong too) and ≥4 of your influence.',
    'PAX-11.10': 'Influential Adepts: control ≥3/2/2 GM cards.',
    'PAX-11.11':
      'Inner Circle: influence on 4 inner cards forming a group, each adjacent to ≥2 others of the group; no lodge needed.',
    'PAX-11.12': 'Line of Exchange: control a lodge containing ≥3 adjacent cards of the central row.',
    'PAX-11.13': 'Union of the Masons: control Mason cards that together belong to all 6 factions; no lodge needed.',
    'PAX-11.14':
      'Path of Rumours: influence on every card of a lodge joining the top row to the bottom row, in any pattern.',
    'PAX-11.15':
      'Collaboration of the Areopagi: control a lodge connecting your areopagus with that of at least one rival, i.e. containing at least 1 card touching your areopagus and at least 1 card touching the rival’s.',
    'PAX-11.16':
      'Union of Equals: influence on a card and on 3 other cards, each adjacent to it and of its degree (the 3 need not touch each other).',
    'PAX-11.17': 'Shadow Agreements: influence on ≥3/4/5 cards that also carry rival influence.',
    'PAX-11.18': 'Wide Connections: control any 8/6/6 cards.',
    'PAX-11.19':
      'If a plot card is removed from the game, all influence on it and at its lower edge returns to the owners’ supplies.',
    'PAX-12.1': 'Three steps in order: plots, events, refill.',
    'PAX-12.2':
      'For every participant with influence on a plot whose conditions are no longer met, that influence moves to the lower edge of the plot card (not back to supply).',
    'PAX-12.3':
      'A participant with influence at the edge of a plot whose conditions are met again may move it back; this is not REALISE and has no per-turn limit.',
    'PAX-12.4':
      'Then, if the active player has influence on at least 2 plots, that player wins at once. Only the active player can win here.',
    'PAX-12.5':
      'If at least 1 GM or RA was played by anybody during this turn (put face up so that it became part of the board, played into the chain, or played as a dispute card), the active player draws 2 event cards.',
    'PAX-12.6':
      'Keep one, put the other face down on top of the event deck. Several GM/RA in one turn still give only one such draw.',
    'PAX-12.7': 'With only 1 event card left, take it; with none, draw nothing; never reshuffle.',
    'PAX-12.8':
      'A kept edict is played at once in front of the active player: every participant returns all favor of its faction to the supply, then 6 tokens of that type go onto the card and are unavailable.',
    'PAX-12.9': 'A kept special event stays in hand and may be played from the start of the owner’s next turn.',
    'PAX-12.10': 'The active player discards all chain and dispute cards of this turn (both sides’ dispute cards).',
    'PAX-12.11': 'Then the others, from the active player’s left clockwise, draw from the deck up to the hand limit.',
    'PAX-12.12': 'Then the active player refills to the hand limit from court and/or deck.',
    'PAX-12.13':
      'At most 2 cards from the court. One card: any, free. Two cards: one of them (first or second) must be the card under the steward, and taking the second costs 1 favor of any type.',
    'PAX-12.14':
      'Refresh the court, always: discard the card under the steward if any; move the steward one place right (from the last place to the first); fill empty places left to right from the deck. Cards never slide.',
    'PAX-13.1':
      'Step 1: from each edict before you return 1 token to the supply and take 1 into your stock; discard an edict without tokens.',
    'PAX-13.2':
      'When the 5th edict is discarded, by whatever means and in whoever’s turn, the current round becomes the last.',
    'PAX-13.3': 'Step 2: discard the special event lying before you.',
    'PAX-13.4': 'Step 3: you may play 1 special event from hand before you; nobody ever has more than one in play.',
    'PAX-13.5': 'Properties of face-up special events may be used by all players.',
    'PAX-14.1': 'Plot victory (PAX-12.4) ends the game at once and takes precedence over scoring.',
    'PAX-14.2':
      'If at the end of a round, all having had equally many turns, 5 or more edicts are in the event discard pile, the game ends with faction scoring.',
    'PAX-14.3':
      'For each of the 6 factions (faction cards in play or not) the largest lodge is its main lodge; lodges tied for largest count as one main lodge; 1 or 2 cards are no lodge.',
    'PAX-14.4':
      'Each participant scores 1 point per own influence in each main lodge; influence in two main lodges counts twice.',
    'PAX-14.5': 'Most points wins; tie: more faction cards; still tied: shared victory.',
    'PAX-15.1': 'One AI can join 1–3 humans; solo play = 1 human + 1 AI. More than one AI is not recommended.',
    'PAX-15.2': 'Set up as usual counting the AI as a participant (board, supply, faction row), with these changes.',
    'PAX-15.3': 'The AI gets a random connection card and the 3 tokens; with the lowest number it is first player.',
    'PAX-15.4':
      'The AI puts 1 of its 20 influence in the cell of its areopagus (19 remain) and its figure on the areopagus.',
    'PAX-15.5': 'The AI has no hand and no private plot, and never realises public plots.',
    'PAX-15.6': 'For all rules the AI is a rival of the others (collusion, interception, control, lodges, scoring).',
    'PAX-15.7':
      'The AI turn runs through the numbered stages of its script in order; in each stage the lettered items are tested in order and the first whose condition holds is carried out, the rest ignored. Sub-items inside an item work the same way: if the condition holds its actions are done, otherwise the next one is tested.',
    'PAX-15.8':
      'An action named in the script is done by the special rule on the AI’s areopagus if there is one, in addition to the general AI action.',
    'PAX-15.9': 'AI card = card with the AI figure; on the areopagus its factions are those of the connection card.',
    'PAX-15.10':
      'PLAN: reveal the top luminary as plan card; its strength and the priority diagram, oriented by the AI’s areopagus, give the target among the neighbours of the AI card; if no card is there, the next clockwise.',
    'PAX-15.11': 'The AI never spends favor except where its script or the rules say so.',
    'PAX-15.12':
      'In every dispute the AI spends all its favor matching the AI card, +1 initial strength each, even if useless.',
    'PAX-15.13': 'The AI’s dispute card is the top card of the luminary deck.',
    'PAX-15.14':
      'When the AI may choose tokens to gain, keep or give away it prefers to gain/keep the primary faction of the card that yields them.',
    'PAX-15.15': 'If the AI controls a largest lodge it claims that faction card but ignores its abilities.',
    'PAX-15.16': 'Interception works for and against the AI.',
    'PAX-15.17':
      'AI event phase: each edict before it returns 1 token to the supply and 1 to the AI stock; the AI never uses special events.',
    'PAX-15.18': 'AI check phase: if it meets at least one of the 3 win plots on its areopagus it wins at once.',
    'PAX-15.19':
      'Otherwise, if a GM or RA was played in its turn, reveal the top event card: an edict is played before the AI as usual, a special event is discarded.',
    'PAX-15.20':
      'Then discard the plan card (unless it lies on the board) and all dispute cards of the turn, refresh the court (steward card discarded, steward moves, row refilled), and last the humans who took part in a dispute refill from the deck, in turn order after the AI.',
    'PAX-15.21':
      'Saint-Germain and Joseph II have a recommended place for their areopagus; the humans may choose another before the game.',
    'PAX-15.22':
      'In an AI turn the plot influence of the humans is rechecked as in PAX-12.2–12.3 (after the AI’s own win check); no human can win then.',
    'PAX-16.1':
      'Relative directions, clockwise: forward left, forward right, right, back right, back left, left. The first two are those in which the AI areopagus touches its two cards; from the areopagus only these two exist.',
    'PAX-16.2':
      'A card “can be influenced” by the AI if it is face up, has a free cell, is not an RA with rival influence, and the AI supply is not empty. A face-down card has no factions, degree or cells.',
    'PAX-16.3':
      'INFLUENCE: 1 influence in the top free cell, free; no effect if impossible. A special rule adds further tokens one by one while a cell is free, the AI supply lasts and the RA rule allows; its condition is read before the first token. It applies to every INFLUENCE of that AI, also the one won by OUST.',
    'PAX-16.4':
      'REPLACE (SCOUT a face-down / EXPEL a face-up target): the plan card takes its place face up, the target is discarded, AI influence is kept as far as cells allow; impossible with rival influence on the target. Free. The plan card counts as played onto the board.',
    'PAX-16.5':
      'INTERROGATE: the AI card with rumours and collusion; areopagus = connection card. Order: AI card, then rumour cards clockwise from FL. A choice of “either faction” is the primary faction of the yielding card (interception by PAX-16.12 if the supply lacks it). Collusion gifts, per card: secondary-faction tokens first, rivals served in turn order after the AI, one token per rival per pass until all is given. No effect at all if the AI card already yielded this turn.',
    'PAX-16.6':
      'REASSIGN: if the target holds ≥2 AI influence move 1 to the first card clockwise around it from FL that can be influenced; free.',
    'PAX-16.7':
      'OUST: rival with most influence on the target (tie: first after the AI in turn order), 1 target influence (uppermost cell first), no challenge cost; after a win no marker: immediate INFLUENCE on that card.',
    'PAX-16.8':
      'MOVE: the figure goes to the target if AI influence is there. At the start of its turn, if the AI card has no AI influence, the figure returns to the areopagus.',
    'PAX-16.9':
      'After the last stage the AI claims at most 1 faction card: one held by a rival before one in the row, then larger lodge, then faction order AR, CO, MA, CR, SC, CL.',
    'PAX-16.10': 'If both sides win a dispute at once on the AI’s turn, the AI continues.',
    'PAX-16.11':
      'As loser of a dispute the AI takes tokens of its card’s primary faction, else of the most plentiful type in the supply (tie: faction order).',
    'PAX-16.12': 'Interception by the AI: from the rival with most tokens of the type, tie in turn order after the AI.',
    'PAX-16.13':
      'Adam Weishaupt: stage 1 (a) ≤2 tokens in stock → INTERROGATE, (b) nothing; stage 2 PLAN; stage 3 (a) target shares a faction with the AI card and can be influenced → INFLUENCE, MOVE; (b) target shares none and has no rival influence but the plan card shares one → REPLACE, INFLUENCE, MOVE; (c) rival influence on target → OUST, MOVE; (d) turn it up, INFLUENCE, MOVE; stage 4 (a) after 3d or a lost dispute → PLAN, INFLUENCE, MOVE; (b) INTERROGATE.',
    'PAX-16.14':
      'Weishaupt INFLUENCE: after the first token spend 1 favor matching the target per additional token, primary faction first, at most 3 tokens per action.',
    'PAX-16.15':
      'Weishaupt wins: control a lodge of ≥6 cards with ≥11/12/12 influence; or control ≥10/9/9 cards; or control a lodge with ≥11/11/11 influence joining its areopagus to a rival’s.',
    'PAX-16.16':
      'Count of Saint-Germain: 1 (a) rumours would pay (adjacent card of same degree with AI influence) → INTERROGATE, (b) a rival has a token of the AI card’s primary faction → take 1 from the one with most, (c) gain 1 such token; 2 PLAN; 3 (a) face down → REPLACE, INFLUENCE, MOVE, (b) can be influenced → INFLUENCE, MOVE, (c) rival influence → OUST, MOVE, (d) plan card has more cells → REPLACE, INFLUENCE, MOVE, (e) REASSIGN, MOVE; 4 (a) ≥3 tokens of one type → spend 3 of the most numerous, PLAN, INFLUENCE, MOVE, (b) nothing.',
    'PAX-16.17':
      'Saint-Germain INFLUENCE: 1 additional token if the target carries rival influence. Wins: influence on ≥4/4/5 cards shared with rivals; or control ≥3/2/2 Rosicrucian cards with ≥5/4/4 influence on Rosicrucian cards; or influence on ≥8/7/6 cards.',
    'PAX-16.18':
      'Joseph II: 1 INTERROGATE; 2 PLAN; 3 (a) rival influence → OUST, MOVE, (b) face down → REPLACE, INFLUENCE, MOVE, (c) can be influenced → INFLUENCE, MOVE, (d) REASSIGN, MOVE; 4 PLAN; 5 (a) can be influenced → INFLUENCE, MOVE, (b) rival influence → OUST, MOVE, (c) nothing.',
    'PAX-16.19':
      'Joseph INFLUENCE: 1 additional token on central-row cards; OUST targets up to 2. Wins: control a lodge containing 3 consecutive central-row cards with ≥5/4/4 influence; or control ≥7/6/6 cards; or ≥6/6/5 influence on inner cards.',
    'PAX-16.20':
      'Charles Theodore: 1 (a) edicts before him → 1 more token from each to his stock, INTERROGATE, (b) no edict in play and event deck not empty → reveal top event (edict played before him, special discarded), (c) INTERROGATE; 2 PLAN; 3 (a) rival influence and cannot be influenced → OUST, MOVE, (b) face down → REPLACE, INFLUENCE, MOVE, (c) can be influenced → INFLUENCE, MOVE, (d) REASSIGN, MOVE; 4 PLAN; 5 (a) rival influence → OUST, MOVE, (b) can be influenced → INFLUENCE, figure stays, (c) nothing.',
    'PAX-16.21':
      'Charles Theodore INFLUENCE: 1 additional token on outer cards; +1 initial strength in all his disputes per edict in play. Wins: control ≥5/5/4 outer cards; or control the largest lodge of ≥3/2/2 factions; or ≥4 edicts discarded and sole first in faction scoring now.',
    'PAX-16.22':
      'On a face-down target INFLUENCE and OUST have no effect; a failed step never triggers another lettered item.',
    'PAX-16.23':
      'Conditions are evaluated when their stage is reached, with the figure, target and plan card of that moment. target is the card chosen by the latest PLAN. A target never changes because a condition fails.',
    'PAX-16.24':
      'sharesFactionWithAiCard: face up and at least one faction in common with the AI card (areopagus: any of the 3 connection factions); for plan only the factions matter. hasRivalInfluence: at least 1 influence of a human. canBeInfluenced: PAX-16.2. rumoursWouldPay: the AI card is a board card and an adjacent card of its degree carries AI influence. cells: printed number of cells. stage3.disputeLost: an OUST was resolved in stage 3 and the AI did not win it.',
    'PAX-16.25':
      'Primary faction of the AI card on its areopagus = the first faction listed on its connection card (needed by PAX-16.11, 16.16).',
    'PAX-16.26':
      'Further script commands: TAKE_PRIMARY_FROM_RIVAL = 1 token of the AI card’s primary faction from the human with most of them (tie: first in turn order after the AI); GAIN_PRIMARY = gain 1 such token from the supply, nothing if it is empty; SPEND_3_MOST = return 3 tokens of the AI’s most numerous type (tie: faction order); TAKE_FROM_OWN_EDICTS = 1 token from each edict before the AI into its stock (PAX-17.8); REVEAL_EVENT = as PAX-15.19, immediately.',
    'PAX-16.27':
      'PLAN discards an earlier plan card still lying open, reveals the next one and fixes the target from the present AI card. A plan card put on the board by REPLACE is no longer a plan card; if a script asks for REPLACE without a plan card nothing happens.',
    'PAX-16.28':
      'The AI figure stands on a place: it stays there when the card is exchanged. It leaves only by MOVE or by the return rule of PAX-16.8. Until then the card under it is the AI card for disputes, even without AI influence.',
    'PAX-16.29':
      'AI as defender: it spends its matching tokens as soon as the challenge is paid, then the human chooses a dispute card, then the top luminary is revealed together with it. A new card is revealed after each double immediate win.',
    'PAX-16.30':
      'Win plots use the ordinary definitions of control and lodge. Influence demanded “in it” lies in that lodge. Charles Theodore’s “control the largest lodge of a faction” is exactly the test of PAX-10.1–10.2. His edictsAndScore needs strictly more points than every human. All humans lose when the AI wins.',
    'PAX-16.31':
      'No special event changes anything for an AI turn (R48); a human’s permanent faction property does (F-MA in disputes).',
    'PAX-17.1':
      'Numbers come from the card data, which an edition file may change; exact targets, costs, limits and impossible cases are in PAX-17.10–17.62 and prevail over the short text of a card.',
    'PAX-17.2':
      'An ability naming ANY only widens the choice of target. An acting card is still named where cost or faction depends on it.',
    'PAX-17.3':
      'Discounts on INFLUENCE: (1) list the printed symbols of each cell to be filled; (2) flat prices; (3) discounts per influence, those with floor 1 before those with floor 0; (4) discounts on the total; (5) payment by PAX-3.18. A discount lowers an amount only down to its own floor and never raises it. The player chooses which symbols are waived.',
    'PAX-17.4':
      'Flat-cost effects (1 favor regardless of number) replace the per-influence cost of EXPEL or OUST before anything else; several such effects do not add up.',
    'PAX-17.5':
      'Numeric bonuses add up (moves, strength, bonus tokens, discounts). Permissions and rates do not improve by repetition: the best substitution rate, never better than 2:1, applies.',
    'PAX-17.6':
      'Enhancements also improve extra actions of the same kind, faction card actions and reward actions in that turn; an explicit maximum of an extra action (e.g. “up to 2 moves”, “exactly 1 influence”) stays the base to which enhancement bonuses are added.',
    'PAX-17.7': 'Effects that draw cards obey deck exhaustion (PAX-3.13).',
    'PAX-17.8':
      'Taking tokens from an edict by an ability: an edict emptied this way is discarded at once and counts for PAX-13.2.',
    'PAX-17.9':
      'Special events: “once per turn” effects are per active human player per turn; free actions from events are available only in the action phase.',
    'PAX-17.10':
      'Common frame: an extra action keeps every rule of its base action except what its line changes. “Free” = cost 0, all other conditions stay. With ANY no adjacency is needed; where matching favor is due the player names any card with own influence or the areopagus as acting card. “Board card” never means an areopagus. An ability that cannot be carried out in full legality is not offered.',
    'PAX-17.11':
      'R-INFL-ANY: INFLUENCE, 1–3 tokens on any face-up card with a free cell; each token costs 1 symbol less per rival influence lying there when the action starts, floor 0. RA with rival influence excluded.',
    'PAX-17.12':
      'R-SCOUT-ANY: free SCOUT of any face-down card; afterwards, knowing the result, optionally a second one.',
    'PAX-17.13':
      'R-EXPEL-ANY: EXPEL of any face-up card, with or without rivals; 1 matching favor per influence of everybody on it, minimum 1; PAX-6.18 and R12 apply.',
    'PAX-17.14':
      'R-REASSIGN-ALL: free, no faction is named; 1–4 moves from any board cards with own influence; otherwise PAX-6.14. With G-REASSIGN-TWO nothing changes.',
    'PAX-17.15':
      'R-INTERR-ALL: INTERROGATE; rumour cards are all board cards of the target’s degree with your influence. Together with G-INTERR-RUMOUR a card counts if it qualifies under either. The areopagus may be the target but has no rumours.',
    'PAX-17.16':
      'R-OUST-ANY: OUST of 1 or more influence of one rival on any one board card; pay exactly 1 favor matching any acting card you name; dispute as usual.',
    'PAX-17.17': 'G-INFL-LESS (enhancement): each influence placed by INFLUENCE costs 1 symbol less, floor 1.',
    'PAX-17.18':
      'G-DRAW-TWO (special): draw 2 from the deck; no hand limit until the refill step of this turn, where PAX-R36 applies.',
    'PAX-17.19':
      'G-OUST-TIES (enhancement): you win disputes you started if final strengths are equal. Ending a double immediate win still gives the defender the victory.',
    'PAX-17.20':
      'G-REASSIGN-TWO (enhancement): name 2 factions that satisfy PAX-6.13 (only 1 if no second exists), pay 1 favor of one of them; moves start from cards of either. Free REASSIGN effects name 2 factions too.',
    'PAX-17.21':
      'G-INTERR-RUMOUR (enhancement): rumours cover adjacent cards of every degree with your influence; still only neighbours of the target, no areopagus.',
    'PAX-17.22':
      'G-EDICT-TWO (special): choose one edict in play, take 1 or 2 tokens from it (PAX-17.8). Only if no edict lies before anyone: gain 1 token each of 2 different types of your choice (interception possible).',
    'PAX-17.23': 'X-SCOUT-FREE: SCOUT of a face-down card adjacent to a card of yours or your areopagus, free.',
    'PAX-17.24': 'X-INFL-CHEAP: INFLUENCE on an adjacent card, 1–3 tokens; total 1 symbol lower, floor 1 in total.',
    'PAX-17.25': 'X-INFL-ANY1: INFLUENCE on any face-up card, exactly 1 token, printed cost.',
    'PAX-17.26': 'X-INTERR-KEEP: INTERROGATE with rumours; no tokens are given away for any card of this action.',
    'PAX-17.27': 'X-REASSIGN-FREE: REASSIGN, a faction is named but nothing paid; 1–2 moves.',
    'PAX-17.28':
      'X-EXPEL-ONE: EXPEL of an adjacent card without rival influence (unless another effect allows it) for exactly 1 matching favor.',
    'PAX-17.29':
      'X-OUST-EDGE: OUST, normal cost; +2 initial strength for this dispute only, before superiority is decided.',
    'PAX-17.30': 'E-SCOUT-ANY: SCOUT may target any face-down card; 1 favor matching any acting card you name.',
    'PAX-17.31': 'E-INFL-SUB: substitution at 2:1 when paying for INFLUENCE only.',
    'PAX-17.32':
      'E-INFL-FACTION: besides adjacent cards INFLUENCE may target any face-up card sharing a faction with the acting card you name (areopagus: its 3 connection factions).',
    'PAX-17.33':
      'E-INTERR-BONUS: once per INTERROGATE action, after sharing, gain 1 token of a faction of the target (areopagus: of its connection card), your choice, never shared; interception possible. Two copies give 2.',
    'PAX-17.34':
      'E-INTERR-ALLY: while interrogating, rival influence on any board card that carries your influence or is adjacent to a card with it or to your areopagus counts as yours (target choice, rumours, RA amount). It spreads no further: cards that are “yours” only by this effect do not extend it. Collusion as R20.',
    'PAX-17.35': 'E-REASSIGN-FIVE: +2 moves for each REASSIGN.',
    'PAX-17.36':
      'E-EXPEL-RIVAL: EXPEL may target adjacent cards with rival influence; cost counts every influence there; PAX-6.18 and R12.',
    'PAX-17.37':
      'E-OUST-POWER: +2 final strength in disputes you start; no influence on superiority or immediate wins.',
    'PAX-17.38': 'E-OUST-CHEAP: each OUST costs 1 matching favor in total.',
    'PAX-17.39':
      'S-SWAP-BOARD: two adjacent face-up board cards exchange places with their tokens in the same cells; at least 1 carries your influence, none rival influence. Markers and the AI figure stay on the places. Not a “play” for PAX-12.5.',
    'PAX-17.40':
      'S-REVEAL: look at 1 or 2 face-down board cards (privately, the second after seeing the first); then turn up at most 1 of those seen. A GM/RA turned up counts for PAX-12.5.',
    'PAX-17.41':
      'S-COURT: put 1 hand card face up on the place of a court card, which goes to your hand. Needs a hand card and a non-empty place; the steward stays.',
    'PAX-17.42':
      'S-STEAL: choose a rival and a faction of the played card; take 1 such token. Not offered if nobody has one.',
    'PAX-17.43':
      'S-SHIFT-RIVAL: pay 1 favor of a faction of the played card; choose 1 rival token on a board card that carries your influence or is adjacent to it or to your areopagus; move it to the uppermost free cell of a face-up card adjacent to its present one (R12).',
    'PAX-17.44':
      'S-CONVERT: return 1–3 tokens, then take the same number from the supply, one by one, any types present (the returned ones included). No interception.',
    'PAX-17.45': 'S-MARK: put a reward marker on a face-up board card with your influence (R29, R30).',
    'PAX-17.46': 'S-DRAW: draw 2, then discard 1 card from hand (face up), possibly a drawn one.',
    'PAX-17.47':
      'S-EDICT: take 1 token from an edict in play (PAX-17.8). Only if no edict lies before anyone: gain 1 token of a faction of the played card.',
    'PAX-17.48': 'F-AR: extra INFLUENCE on an adjacent card, total 1 symbol lower, floor 1 / hand limit 5.',
    'PAX-17.49':
      'F-CO: extra SCOUT of any face-down card for 1 token of any type, no acting card needed / the two court cards may come from any places and the second is free (still at most 2).',
    'PAX-17.50':
      'F-MA: extra EXPEL of an adjacent card for exactly 1 matching favor / +1 initial strength attacking and defending.',
    'PAX-17.51': 'F-CR: extra REASSIGN, free, 1–2 moves, one faction named / substitution at 2:1 for everything.',
    'PAX-17.52':
      'F-SC: extra INTERROGATE without rumours (collusion applies) / quick favor up to twice per turn, from 2 different chain cards.',
    'PAX-17.53':
      'F-CL: extra OUST of exactly 1 adjacent rival influence for 1 token of any type / in your event phase both tokens removed from each of your edicts go to your stock (a single last token too).',
    'PAX-17.54':
      'Convent of Wilhelmsbad: once per turn the next chain card needs no common faction; after an RA still nothing may follow.',
    'PAX-17.55': 'Patent of Toleration: no human shares tokens when interrogating (compulsory).',
    'PAX-17.56': 'Masked ball at Nymphenburg: +1 move for each REASSIGN.',
    'PAX-17.57': 'The Encyclopaedia: substitution at 2:1 for everything.',
    'PAX-17.58': 'War of the Bavarian Succession: a human attacker has +1 final strength.',
    'PAX-17.59':
      'Lightning at Regensburg: every EXPEL of a human may also be aimed at cards with rivals’ influence, as in PAX-17.36.',
    'PAX-17.60': 'Secret correspondence: free action, once per turn: look privately at 1 face-down board card.',
    'PAX-17.61':
      'New instructions from Spartacus: free action, once per turn: pay 3 tokens of 3 different types (no substitution), remove a public plot that carries no influence, return edge influence (PAX-11.19), reveal the top plot as new public plot. Not offered if the plot pile is empty.',
    'PAX-17.62':
      'Audience at court: free action, once per turn, only below the hand limit: pay 1 token of any type, take any court card; it does not count towards the 2 of PAX-12.13.',
    'PAX-R1':
      'Is a lodge any chain or the whole component? A lodge is the maximal connected set of face-up cards sharing faction F (size ≥3); identity = (faction, set of cards). Why: “largest lodge”, “each lodge once” need unique objects.',
    'PAX-R2':
      'Do face-down cards count? They have no factions, degree, cells or organisation; not in lodges; they do count as neighbours for inner/outer. Why: their face is unknown.',
    'PAX-R3':
      'Path of Rumours with side branches: only the path needs your influence. Required: within one lodge, a connected set of cards of its faction, each with your influence, containing a top-row and a bottom-row card. You need not control the lodge. Why: “any pattern”; otherwise rivals could break it by adding a neighbour.',
    'PAX-R4':
      'For restrictions 1 and 2 every plot has witness sets: for lodge plots all cards of one qualifying lodge; for Path the connected set of R3; for the others any set of cards that fulfils the conditions by itself. Several plots are jointly fulfilled if one witness for each can be chosen so that no witness contains another (equal counts as containing), and lodge plots and Path use different lodges.',
    'PAX-R5':
      'REALISE test: plot X may be realised if X together with all plots on which your influence lies and whose own conditions hold now is jointly fulfilled. Plots already broken are ignored (they fall at the check).',
    'PAX-R6':
      'Plot check: first individually broken plots lose influence; if the remaining ones are not jointly fulfilled the owner chooses which to drop until they are. Returning from the edge needs joint fulfilment with what stays. Why: restrictions speak about fulfilling conditions, not only about the action.',
    'PAX-R7': 'May one player have two influence on one plot (or on it and at its edge)? No.',
    'PAX-R8':
      'Tied largest lodges “at least 1 influence” versus lodge control needing 3: a single largest lodge needs 3; the merged tied lodges need only 1 and strictly most.',
    'PAX-R9': '“3/2” on Influential Adepts: 3 with two participants, 2 with three or four. A third number was dropped.',
    'PAX-R10':
      'Grand masters carry the dagger and royal arches the hammers. The printed strength symbol decides, not the degree.',
    'PAX-R11':
      'Which cell is freed? Each token occupies a specific cell. OUST and REASSIGN pick tokens by cell; freed cells become the uppermost free ones; other tokens never slide. On EXPEL tokens enter the new card from the top, rivals’ tokens before own, within that in an order chosen by the active player.',
    'PAX-R12':
      'Moving or expelling onto RA: never allowed if tokens of two participants would lie on it (extends PAX-4.9 to REASSIGN, EXPEL and abilities). So an RA may not replace a card that carries influence of two or more participants; own tokens may not be sent home to make it legal, since EXPEL moves all influence and returns only what lacks a cell.',
    'PAX-R13':
      'EXPEL cost counts all influence on the target, rivals’ included. Reward markers belong to the place: they stay when the card there is exchanged.',
    'PAX-R14': 'Can EXPEL be done without a hand card? No; you must be able to put a card.',
    'PAX-R15':
      'Interrogation order: the active player orders the yielding cards; each is gained and shared before the next. Per card: N = nominal yield, r = rival influence; you keep min(obtained, max(0, N−r)), the rest goes to rivals.',
    'PAX-R16':
      'If r ≥ N you keep nothing; if tokens are fewer than r you choose the receivers, at most 1 token per rival influence.',
    'PAX-R17':
      'Free choice of type (degree I, III, “any”) may name a type absent from the supply, triggering interception. Exceptions: dispute compensation and S-CONVERT say “from the supply”: only available types.',
    'PAX-R18':
      'Interception is compulsory when possible, the gaining participant chooses the rival; tokens taken from a rival may be given back to the same rival by collusion.',
    'PAX-R19':
      'RA yield by rumours is also 2 per influence, since it happens while interrogating. From hand (quick favor) it is 2.',
    'PAX-R20':
      'With rival influence treated as own: that influence still triggers collusion; on an RA 2 per influence is gained and 1 per rival influence given.',
    'PAX-R21':
      'Quick favor is gained from a hand card: no rumours, no collusion, no once-per-turn lock with board cards.',
    'PAX-R22': 'GM favor in a chain is taken instead of the GM’s ability, any number of GMs per turn.',
    'PAX-R23': 'RA used for quick favor still ends the chain. After an RA no new chain can be started that turn.',
    'PAX-R24':
      'The first card of a chain needs no match, whatever happened before in the turn; main actions between cards do not break the chain.',
    'PAX-R25':
      'Substitution in disputes, refill or out of turn: not allowed; it covers every cost of an action or ability (cards, faction cards, markers, event free actions) in your own turn, except PAX-17.61. The court fee is “any type”, so irrelevant.',
    'PAX-R26':
      'Areopagus as target of INTERROGATE follows once per turn too; it has no degree, so no rumours to or from it.',
    'PAX-R27':
      'OUST from or against the same card: allowed, since a card is adjacent to itself. An RA holds only one participant, so its owner can be ousted only from neighbouring cards.',
    'PAX-R28':
      'Dispute continuation after a double immediate win: initial strengths stay; new cards are added to the table; a side without cards counts 0.',
    'PAX-R29': 'If a dispute leaves the attacker with no marker available (all 4 on the board) no marker is placed.',
    'PAX-R30': 'A reward marker from S-MARK works as one won in a dispute.',
    'PAX-R31':
      'Reward INFLUENCE/EXPEL still need an acting card adjacent to (or equal to) the marked card; reward REASSIGN still needs the faction payment.',
    'PAX-R32':
      'Turning a board card face up (S-REVEAL, AI TURN_UP) counts as playing it for PAX-12.5; merely revealing a plan card does not.',
    'PAX-R33': 'An edict with 1 token left: the token goes to the supply.',
    'PAX-R34':
      'Edict tokens: since each faction has one edict and all stocks are returned first, 6 tokens are always available; if data are changed, place as many as exist.',
    'PAX-R35': 'Event draw when the chosen card is an edict during the final round: it is still played.',
    'PAX-R36':
      'Hand above limit (lost faction card, G-DRAW-TWO): discard down to the limit, owner’s choice, at the owner’s next refill moment in any check phase; never earlier.',
    'PAX-R37': 'If deck and discard are both empty, draws and court places stay unfilled.',
    'PAX-R38': 'No influence left in supply: you can neither place nor realise.',
    'PAX-R39':
      'AI in the check of others’ plots and scoring: it has no plots; it scores and can win or share faction scoring.',
    'PAX-R40': 'Who fills the AI areopagus influence? It is a real token but treated as printed (PAX-3.14).',
    'PAX-R41': 'In games with an artificial rival it counts as a rival wherever a plot compares with every rival.',
    'PAX-R42': 'The rulebook’s Weishaupt example speaks of “stage 3, item 2”: item b.',
    'PAX-R43': 'Obvious misprints of the printed rules are read as what they must mean; none of them changes a rule.',
    'PAX-R44':
      'R-INFL-ANY discount: applied to each influence placed, counting rival influence on the card before the action.',
    'PAX-R45': 'Steward and an emptied slot: he may stand above an empty place; then nothing is discarded there.',
    'PAX-R46':
      'Court refill versus deck order: the active player chooses cards one by one in any order of court/deck and sees each deck card before the next choice. If the first court card was not the steward’s, a second one can only be the steward’s.',
    'PAX-R47': 'Refilling to the limit is compulsory; taking from the court is optional.',
    'PAX-R48':
      'The effect of a face-up special event applies in the turns of all humans until it is discarded at its owner’s next event phase; the AI never benefits: in its turn collusion is applied despite the Patent of Toleration, and the War of the Bavarian Succession gives it nothing.',
    'PAX-R49':
      'REALISE and win: having 2 influence on plots during someone else’s turn does not win; it must still hold at your own check.',
    'PAX-R50':
      'The AI’s win check precedes its event check; a human plot victory precedes scoring; both are checked only in the own turn.',
    'PAX-R51':
      'In the last round the turn order finishes with the participant before the first player; if the 5th edict falls in that participant’s event phase, that turn is still played, then scoring.',
    'PAX-R52':
      'An edict card can be in front of the AI by PAX-15.19; more than one edict may lie before one participant.',
    'PAX-R53': 'SCOUT with a GM/RA put on the board counts as playing it even if replaced later in the turn.',
    'PAX-R54': 'Special events held in hand have no limit and never count for the 5 edicts.',
    'PAX-R55':
      'Can a rival’s turn change “superiority” mid-dispute? No; initial strength is fixed when the challenge is paid. AI spends its matching tokens before the comparison.',
    'PAX-R56':
      'Rumours for a card already yielded this turn: it yields nothing, other rumour cards still do. A card that already yielded cannot be chosen as target.',
    'PAX-R57':
      'Trading or negotiation: the rulebook has none; favor, cards and promises cannot be transferred except by the rules above.',
    'PAX-R58': 'Scoring and largest lodges use all 6 factions even if only 3/4/5 faction cards are in play.',
    'PAX-R59':
      'May an action be started that achieves nothing (e.g. REASSIGN with 0 moves, INTERROGATE gaining 0)? REASSIGN needs at least 1 move; INTERROGATE is legal even if scarcity or collusion leaves nothing, so long as the target has not yielded this turn. Why: prevents paying for empty actions by mistake without removing legal blocking plays.',
    'PAX-R60':
      'Which cell does moved influence enter, and where may it go? The uppermost free cell (the INFLUENCE rule says “always”) of another face-up luminary; a move inside one card is not a move.',
    'PAX-R61':
      'May rumours be declined? No; the rule is stated as an order, like collusion. Enhancements widening rumours are compulsory too.',
    'PAX-R62':
      'May acting card and target be the same? Yes for INFLUENCE, EXPEL and OUST (PAX-3.1). When EXPEL removes the acting card its factions still fix the payment, which comes first.',
    'PAX-R63':
      'Path of Rumours, wording: literally influence on every card “of a lodge” joining the rows; a lodge is defined as a sequence of 3 or more adjacent same-faction cards, so a continuous path suffices. This is the ruling most worth confirming; it is isolated in R3/R4.',
    'PAX-R64':
      'The once-per-turn yield belongs to the card, not to the place: a card newly put down this turn may still yield; a swapped card carries its mark along.',
    'PAX-R65':
      'May a card be added to the chain without effect? Yes for extra and special abilities. An enhancement takes effect unless its quick (or GM) favor is taken instead.',
    'PAX-R66':
      'Inner/outer: an areopagus is not a card, so a card touching one is still outer. Inner = all six neighbouring places are filled; board places are never empty.',
    'PAX-R67':
      'How many hidden choices does a continued dispute need? A fresh simultaneous choice each time; the active player decides on continuing after both reveals, without seeing the new cards.',
    'PAX-R68': 'More than one largest-lodge card available: only one claim per turn, choose.',
    'PAX-R69':
      'Two plots held and a third realised: allowed by the text but pointless, since 2 already win at the check.',
    'PAX-R70':
      'Does placing an event-relevant card and removing it again, or an OUST that is lost, cancel the event draw? No; “played during the turn” suffices.',
    'PAX-R71':
      'What if the active player has special events and draws another? No limit (R54); only one may be played per event phase.',
    'PAX-R72':
      'Steward above an empty place (e.g. after Audience at court): no second court card can be taken, except with F-CO.',
    'PAX-R73':
      'Order on the discard pile (only its top is visible): chain cards in order of play, then dispute cards in order of play (attacker’s before defender’s), then hand discards, then the steward’s card.',
    'PAX-R74':
      'A simultaneous deck exhaustion in a dispute against the AI or in a draw: reshuffle at once (PAX-3.13); cards on the table, in court, on the board and in hands are not part of the discard pile.',
    'PAX-R75':
      '“A card is adjacent to itself” serves actions and disputes only; groups, rumours and Union of Equals speak of other cards.',
    'PAX-H1': 'A table of one always meets an artificial rival. If none was chosen it is Adam Weishaupt, the easiest.',
    'PAX-H2':
      'The option for the rival’s place counts clockwise from the south; 0 is the recommended place (PAX-15.21), or else the last one. There are as many places as participants; a number beyond them is refused.',
    'PAX-H3':
      'For INFLUENCE the acting card decides nothing but the reach, so it is not named. For SCOUT, EXPEL and OUST it is named by the favor that is spent.',
    'PAX-H4':
      'The order of yielding cards, the tokens to share and the rival to intercept from are asked only where the answer makes a difference.',
    'PAX-H5': 'The REASSIGN of an artificial rival moves the uppermost of its tokens on the target.',
    'PAX-H6':
      'If an artificial rival wins there are no winners. If it has as many faction points and faction cards as the best humans, it shares the victory with them.',
    'PAX-H7':
      'For a card of the chain it is said first what becomes of it, then where its ability strikes. A card whose ability can do nothing now is not offered for it.',
    'PAX-H8':
      'An extra or special action of a card in the chain may still be declined when its first target is asked for: the card then serves as a link. What has been paid, drawn or looked at is not undone. A faction card or reward marker, once used, is used.',
    'PAX-H9':
      'Chapter 16 and the effects of chapter 17 are reconstructed. Two kinds of figures were tuned by simulation and differ from the first draft: the thresholds of the rivals (PAX-16.15, 16.17, 16.19, 16.21) and the discount of PAX-17.24.',
    'PAX-D1': 'Active player, event phase step 3: play one special event from hand or none.',
    'PAX-D2':
      'Action phase loop: main action (6 kinds, if any of 2 left), conspire, claim faction card, realise plot, faction-card action, reward-marker action, event free actions, or end.',
    'PAX-D3': 'SCOUT: acting card, target, token (matching type, or substitution), then which hand card is placed.',
    'PAX-D4': 'INFLUENCE: acting card, target, number 1–3, payment incl. substitutions and waived tokens.',
    'PAX-D5':
      'INTERROGATE: target; order of yielding cards; types for I/III; rival to intercept from; which tokens go to which rival (collusion).',
    'PAX-D6': 'REASSIGN: faction, payment, up to 3 moves (token/cell, destination), stop early.',
    'PAX-D7': 'EXPEL: acting card, target, payment, hand card placed, order of tokens in the new cells.',
    'PAX-D8': 'OUST: acting card, rival, target tokens (specific cells), payment.',
    'PAX-D9':
      'Dispute (simultaneous, out of turn for the defender): each side secretly chooses 1 hand card; compulsory.',
    'PAX-D10': 'Double immediate win: active player continues or ends; then again simultaneous choice.',
    'PAX-D11': 'Loser of a dispute (out of turn): types of compensation tokens from the supply.',
    'PAX-D12':
      'Conspire: hand card; then use ability / take quick favor (or GM favor) / ignore (extra and special only).',
    'PAX-D13': 'Every special ability: its own targets (see abilities).',
    'PAX-D14': 'Claim: which faction card.',
    'PAX-D15': 'Realise: which plot (private one is revealed).',
    'PAX-D16': 'Reward marker: when, which action, or not at all.',
    'PAX-D17':
      'Check plots: any participant (out of turn): return influence from the edge or not; which plot to drop if not jointly fulfilled.',
    'PAX-D18': 'Check events: active player keeps one of 2 event cards.',
    'PAX-D19':
      'Refill: active player picks sources one by one (court place or deck), pays 1 any token for a second court card; others only draw (no choice).',
    'PAX-D20': 'Hand above the limit: owner chooses discards.',
    'PAX-D21':
      'Event free actions (Secret correspondence, New instructions from Spartacus, Audience at court) and the link of the Convent of Wilhelmsbad: active human, own action phase, optional.',
    'PAX-D22': 'Before the game: number of humans, which AI if any, slots.',
    'PAX-D23':
      'Taking from edicts, stealing, converting, shifting (G-EDICT-TWO, S-*): sources and types as in PAX-17.22, 17.39–17.47.',
    'PAX-D24':
      'AI games: humans make no decisions for the AI except their own dispute card and compensation; everything of the AI is deterministic given the decks.',
    'PAX-E1':
      'SCOUT: Given Blue’s acting card includes magistrates and Blue has 1 magistrate token; when Blue scouts the adjacent face-down card, then Blue has 0 magistrate tokens, the card went to hand, and one hand card lies face up there; hand size unchanged.',
    'PAX-E2':
      'INFLUENCE: Given targets: A = RA with rival influence, B = full card, C = cost types Blue lacks, D = affordable; then only D is legal; two tokens for a total of 6 favor are placed (e.g. cells 2 and 3 of a degree III card: 3 + 3).',
    'PAX-E3':
      'INTERROGATE A: Given a connection card scholars/magistrates/connoisseurs; when the areopagus is interrogated, then +1 of each.',
    'PAX-E4': 'Degree II scholars/creators: +1 scholar, +1 creator.',
    'PAX-E5':
      'Degree II clergy/aristocracy adjacent to 2 other degree II cards with own influence: 2 + 2 + 2 tokens gained.',
    'PAX-E6': 'Degree II card with 1 own and 1 Red influence: gain 2 tokens, give Red 1 of your choice, keep 1.',
    'PAX-E7':
      'REASSIGN: Spend 1 scholar token. Move 1: scholar card → clergy/creators card (that token may not move on). Moves 2–3: another token scholar card → scholar card → scholar card. Total 3 moves.',
    'PAX-E8':
      'EXPEL: Target carries 1 own influence, acting card belongs to connoisseurs: cost 1 connoisseur token; the token moves to the new card.',
    'PAX-E9':
      'OUST: Challenge on 1 Red token costs 1 token. Initial strength Blue 5, Red 6: Red superior, Blue vulnerable. Cards 6 and 4: Blue 11, Red 10, Blue wins.',
    'PAX-E10': 'OUST: Same initial strengths, Red shows 6, Blue shows a dagger: Blue wins at once.',
    'PAX-E11':
      'chain: Card 1 (magistrates + other) used for quick favor; card 2 shares magistrates, its enhancement lasts all turn; card 3 RA: legal, extra main action, chain closed.',
    'PAX-E12':
      'factions: Blue has 4 influence in the largest connoisseur lodge, more than anybody: may claim the connoisseur card. Red controls the magistrates lodge: may claim that card in Red’s turn.',
    'PAX-E13':
      'plots, restriction 2: One lodge of 5 cards, 4 of them outer, controlled with 5 influence: Grand Lodge and Periphery both individually met, only one can be realised. With an aristocracy lodge of 5 and a different creators lodge with 4 outer cards both can be held (one per turn).',
    'PAX-E14':
      'plots, restriction 1: The same 4 cards fulfil Inner Circle and Union of Equals: only one can be held. If each witness has a card not in the other, both can.',
    'PAX-E15':
      'refill: Steward at place 1, player needs 2 cards: takes court card at place 2 (free) and 1 from the deck; then card at place 1 is discarded, steward moves to place 2 (empty), places 1 and 2 are filled.',
    'PAX-E16':
      'event phase: Edict before you: 1 token to supply, 1 to you (6→4→2→0, discarded in the third event phase); then the old special event is discarded; then a new one may be played.',
    'PAX-E17': 'scoring: Rows 3,4,0,1,2,1 = 11; 2,1,0,1,0,1 = 5; 0,2,3,3,2,2 = 12: third player wins.',
    'PAX-E18':
      'Weishaupt: Plan card strength 4, no card in that direction: target is the next clockwise. Target shares no faction with the AI card, plan card does: stage 3b; plan card replaces target, 1 influence is placed, 1 matching token spent for a second, no more matching tokens so no third; figure moves to the card.',
    'PAX-E19':
      'phase order: chain card → main action → realise → chain card → second main action is a legal action phase.',
    'PAX-E20':
      'Economy of two: in their first three turns Blue, starting with aristocracy, connoisseurs and magistrates, scouts two cards and has 3 influence on 2 cards; Red, starting with creators, scholars and clergy, has 4 influence on 2 cards. Quick favor, a grand master in the chain and interrogations pay for about one INFLUENCE a turn.',
    'PAX-E21':
      'Economy of four: even if all four connection cards show aristocracy and connoisseurs, the supply after setup holds 6 tokens of each of these and 9 of every other type. Everybody scouts and places 1 or 2 influence in the first turn; in the second, interrogating the areopagus and quick favor pay for the next INFLUENCE.',
  },
};
