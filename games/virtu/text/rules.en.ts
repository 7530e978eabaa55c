// The rules reference of Virtù in English. Prompts, log lines and names stand elsewhere.

export const rulesEn = {
  chapters: {
    '1': 'Components and information',
    '2': 'Setup',
    '3': 'Symbols and payment',
    '4': 'Cards in the Palace',
    '5': 'The Year',
    '6': 'Spring: moving the Action marker',
    '7': 'Indulgences',
    '8': 'Govern, Patronage, Trade',
    '9': 'Diplomacy',
    '10': 'War',
    '11': 'Intrigue and Agents',
    '12': 'End of Spring: sieges',
    '13': 'Field battles and retreats',
    '14': 'City track and turn order',
    '15': 'Winter',
    '16': 'End of the game and scoring',
    R: 'Rulings',
    H: 'Rulings of this table',
    E: 'Worked examples',
  },
  entries: {
    'VIR-1.1':
      'The map board has two sides: one for 3 or 4 players and one for 5. The number of players decides which one is used.',
    'VIR-1.2':
      '5 Palaces, one per power and colour: Milan blue, Florence red, Naples yellow, Venice green, Rome white; each Palace differs. Blue and yellow are double-sided; use the 3–5 side.',
    'VIR-1.3':
      '57 tokens: 31 cities (two of them Rome, with and without a crest), 14 Titles, 5 Guilds, 5 Cathedrals and 2 for a two-player mode that is not played here.',
    'VIR-1.4': '14 Titles: one Duchy and one Principality per power (crested), 2 Kingdom, 2 Republic.',
    'VIR-1.5': '56 Noble cards: 11 kinds with 5 copies each and a single Pope.',
    'VIR-1.6': '15 Family cards for 3–5 players, 3 per power.',
    'VIR-1.7':
      '10 Indulgence cards; 10 Patronage bonuses (9 cards, 1 token); 11 “+1 War bonus” tokens; 8 Forbidden-city tokens; 5 Cathedral pawns; 5 Action markers.',
    'VIR-1.8': 'Each player has 18 Control discs, 6 Troops and 5 Agents.',
    'VIR-1.9': 'Florins come as coins of 1 and 5. The number of coins is no limit (VIR-R30).',
    'VIR-1.10': 'Every card and token is two-sided with the same symbols: one side available, the other exhausted.',
    'VIR-1.11':
      'There is no hand: cards are always in the Palace. All components, treasuries, stacks and bonuses are public; there are no random draws.',
    'VIR-1.12':
      'A card or token may show its cost (top left), an action (top right, cards only), symbols (bottom), VP, an Agent, a Courtier space, and a circled 1 (one copy per player). City tokens have no cost.',
    'VIR-1.13':
      'Each Palace has 5 Rooms in a clockwise ring, 6 Courtier spaces (open at start: 2 right, 1 left; 3 shaded and closed), one refresh arrow on each side, and Trophy cells.',
    'VIR-1.14':
      'Rooms printed Govern, Intrigue and War carry one built-in symbol (Crown, Mask, Cavalry); Rooms of other actions carry none.',

    'VIR-2.1':
      'Identical Noble cards lie in face-up stacks; all are on sale. Neutral City tokens, Cathedrals with their pawns, Patronage bonuses, Titles, Guilds, Indulgences, War bonus tokens and coins form the common supply.',
    'VIR-2.2':
      'Each player takes an allowed power: its Palace, 3 Family cards, Action marker, 2 home City tokens (available, in the Domain), 18 discs, 6 Troops, 5 Agents and 1 florin.',
    'VIR-2.3':
      'Place 1 disc on each home city, 1 on the Turn-order track, 1 on the start of the Patronage track, 1 on the start of the City track; 13 remain in reserve.',
    'VIR-2.4': 'Place 1 Troop at each home city; 4 Troops stay in reserve.',
    'VIR-2.5':
      'A player starts with 2 usable Agents; Naples and Rome start with 3 because one of their Family cards carries an Agent. The other Agents are unavailable.',
    'VIR-2.6':
      'All players simultaneously place their 3 Family cards in their own Palace: in Rooms (card needs an action; any Room, its printed action is replaced), as the single Upgrade under a Family card in a Room, or on the 3 open Courtier spaces. All start available.',
    'VIR-2.7': 'The Action marker is not placed during setup.',
    'VIR-2.8':
      'The first player is whoever visited Italy most recently; the others follow clockwise. The Turn-order track shows that order.',
    'VIR-2.9':
      'On the Patronage and City tracks the starting discs are stacked in turn order: first player on top, last at the bottom.',
    'VIR-2.10':
      '3 players: 3/4 side; powers Florence, Naples, Venice. Nice, Turin, Milan, Genoa, Parma, Ragusa, Cagliari, Reggio are covered with Forbidden-city tokens and their 8 City tokens leave the game.',
    'VIR-2.11':
      '3 and 4 players: Perugia and Civitavecchia tokens leave the game (those cities are not on that side); Rome is a neutral city using its crestless token.',
    'VIR-2.12': '4 players: 3/4 side; powers Milan, Florence, Naples, Venice.',
    'VIR-2.13':
      '5 players: 5-player side; all five powers; Rome’s crested token starts in the Rome player’s Domain; the crestless one is not used.',
    'VIR-2.14': 'Five players are not recommended for a first game. This is advice only.',
    'VIR-2.15': 'Optional beginners’ rule: at most one enemy Agent in each Palace at a time.',
    'VIR-2.16': 'Crested tokens (home cities, Duchy, Principality) of powers not in play are not used.',

    'VIR-3.1': 'Costs are florins and/or symbols. Florins are paid from the treasury.',
    'VIR-3.2':
      'Whenever symbols are taken from one card or token, only one kind may be taken from it; all symbols of that kind on it may be taken together.',
    'VIR-3.3':
      'An Action card and its Upgrade are two separate bottoms: the kinds taken from them may be the same or different.',
    'VIR-3.4':
      'Symbols of an Action or Upgrade card pay only for the action of their own Room while it is being performed; these cards never flip.',
    'VIR-3.5':
      'Symbols of a Courtier or Domain token can be used only if it is available; after use it is flipped to exhausted at once.',
    'VIR-3.6': 'Non-florin symbols must be spent at once; anything unused is lost.',
    'VIR-3.7':
      'Florin symbols of an available Courtier or Domain token may be cashed into the treasury at any moment of the game, also outside one’s phase or in an enemy’s turn; the source flips.',
    'VIR-3.8':
      'Florin symbols on Action/Upgrade cards serve only the action of that Room; the excess is lost, never banked.',
    'VIR-3.9':
      'When performing an action, first count the Action card under the marker and its Upgrade (or the built-in symbol of a bare Room); then add any number of Courtiers, Domain tokens and usable Alliance bonuses, and where they apply the Crown of an Indulgence or of Michelangelo.',
    'VIR-3.10': 'A built-in Room symbol is covered, hence unusable, while a card lies in the Room.',
    'VIR-3.11': 'Crown: Govern, Patronage, Diplomacy, acquisitions, Alliances where printed, redeeming Indulgences.',
    'VIR-3.12': 'Cross: Govern, Patronage, acquisitions, Alliances where printed, redeeming Indulgences.',
    'VIR-3.13':
      'Cavalry: War. Ship: Diplomacy, War, Trade (also retreat by sea). Mask: Intrigue. Cavalry, Ships and Masks also pay for an Alliance whose printed cost shows them (the Ottoman one shows Ships).',
    'VIR-3.14': 'War symbol: +1 War bonus in sieges and field battles, most of them for 1 florin each.',
    'VIR-3.15': 'Arrow: moves the Action marker one extra Room for free; its token is flipped.',

    'VIR-4.1': 'A card acquired during play goes to a free Courtier space, available side up.',
    'VIR-4.2':
      'A card in a Room must show an action; that action replaces the Room’s printed action while the card is there.',
    'VIR-4.3':
      'An Upgrade lies under an Action card with only its bottom symbols in force; at most one Upgrade per Action card. Its own action is not available.',
    'VIR-4.4': 'Action and Upgrade cards are always available side up.',
    'VIR-4.5': 'A card without an action may be in a Room only as an Upgrade.',
    'VIR-4.6':
      'Tokens received go to the Domain available side up, except tokens gained by siege and newly bought Cathedrals (exhausted).',

    'VIR-5.1':
      'A Year is Spring then Winter; each phase is played in the current turn order, which is redetermined at the end of Spring only. That order serves this Winter and the next Spring.',
    'VIR-5.2':
      'Spring: (A) each player in turn order moves the marker and performs one action; (B) sieges, retreats, new turn order.',
    'VIR-5.3': 'Winter: in the new turn order each player completes all steps before the next player starts.',

    'VIR-6.1':
      'First Spring only: in turn order put the marker in any Room of your Palace and perform that action at once.',
    'VIR-6.2': 'Later Springs: you must move the marker clockwise 1 or 2 Rooms for free; staying put is not possible.',
    'VIR-6.3': 'Once per Spring you may pay 2 florins to go one Room further.',
    'VIR-6.4':
      'Each Arrow symbol spent moves the marker one further Room; Arrows and the 2-florin step may be combined, even for a full lap back to the same Room.',
    'VIR-6.5':
      'Each time the marker crosses the refresh arrow of the left or right side, all exhausted Courtiers on that side (open and shaded spaces) become available.',
    'VIR-6.6': 'Then perform the action of the Room where the marker stopped (card’s action if a card is there).',
    'VIR-6.7':
      'You cannot perform the action of a Room holding an Indulgence that was there before and has not been redeemed.',
    'VIR-6.8': 'You cannot perform the action of a Room occupied by an enemy Agent (exception: VIR-11.11).',

    'VIR-7.1':
      'Once per Year, at any moment of Spring or Winter, you may request one Indulgence if the Room with your marker holds none.',
    'VIR-7.2':
      'Benefit, choose one: 1 Crown to be used at once (in Spring for the action being performed, in Winter for an acquisition or Alliance; never to redeem), or 3 florins into the treasury.',
    'VIR-7.3':
      'The Indulgence card is then put into the Room with the marker, on top of any card there but under the marker.',
    'VIR-7.4': 'A Room holds at most one Indulgence.',
    'VIR-7.5':
      'If the marker stopped on a Room with an older unredeemed Indulgence you can neither perform the action nor request another Indulgence that Year.',
    'VIR-7.6':
      'Redeem (optional): pay 1 Cross or 2 Crowns (from one or several sources) at the moment the marker passes through or stops in the Room, before performing this turn’s action.',
    'VIR-7.7':
      'Redemption may be paid with Courtiers and tokens, including Courtiers refreshed by this very move, and with the Holy Roman Empire bonus; not with printed, Action-card or Upgrade symbols of any Room (VIR-3.4).',
    'VIR-7.8':
      'A redeemed card returns to the stack; if it lay in the stopping Room, the action may then be performed normally.',
    'VIR-7.9': 'Each Indulgence left in your Palace at game end costs 1 VP.',

    'VIR-8.1': 'Govern costs Crowns and/or Crosses (any mix from different sources).',
    'VIR-8.2':
      'Per Crown or Cross paid: flip up to 2 Domain tokens (City, Title, Guild, Cathedral, Artillery) to available, or reactivate one of your Alliance bonuses. Courtiers are never flipped by Govern.',
    'VIR-8.3': 'Tokens used to pay this Govern cannot be flipped back by it.',
    'VIR-8.4': 'Florins may be cashed from tokens immediately before Govern, and those tokens may be refreshed by it.',
    'VIR-8.5': 'Patronage: pay the cost of the next cell and advance your disc one step; at most one step per Year.',
    'VIR-8.6':
      'Step costs: steps 1–2: 2 florins + 1 (Crown or Cross) each; steps 3–4: 3 florins + 1 Crown + 1 (Crown or Cross) each; step 5: 4 florins + 2 Crowns + 1 Cross.',
    'VIR-8.7': 'On reaching cells 2 and 4 you immediately receive one Patronage bonus of your choice from the display.',
    'VIR-8.8': 'Bonuses are Creators or Creations; the second must be of the other type, so at most one of each.',
    'VIR-8.9': 'Eight bonuses with permanent effects lie beside, not in, the Palace and Domain.',
    'VIR-8.10': 'Leonardo: +1 War bonus for 1 florin in each siege.',
    'VIR-8.11': 'Bastioned Fortifications: +2 toughness for your city in every siege against you.',
    'VIR-8.12': 'Copernicus: one more Courtier space.',
    'VIR-8.13':
      'The Prince: one more Courtier space, one more Agent, and enemies may not place Agents in your cities, Rooms or Alliances.',
    'VIR-8.14': 'Michelangelo: one free Crown for each of your Patronage actions.',
    'VIR-8.15': 'Duomo +1 Cross and Sistine Chapel +2 Crosses, only for religious influence in final scoring.',
    'VIR-8.16': 'Columbus has no effect but 2 VP; some other bonuses are worth 1 VP.',
    'VIR-8.17':
      'Machiavelli counts as a Noble card and goes to a Courtier space, available; Artillery is a token and goes to the Domain, available.',
    'VIR-8.18': 'Trade: gain 2 florins per Ship paid.',

    'VIR-9.1':
      'Target: one neutral city (no disc); it may not be a pirate port (Ragusa, Ajaccio, Cagliari, Tunis) nor a forbidden city.',
    'VIR-9.2': 'Pay Crowns strictly exceeding the city’s modified toughness, i.e. at least toughness + 1.',
    'VIR-9.3': 'Modified toughness for Diplomacy: base −1 if your Agent is there, +1 if an enemy Agent is there.',
    'VIR-9.4': 'By land the city must be joined by a road to a city you control.',
    'VIR-9.5':
      'By sea: from a port you control to a port, paying in addition 1 Ship per sea between them, at least 1. Land or sea is the player’s choice where both are possible.',
    'VIR-9.6': 'Anchors show which seas a port touches. Some ports touch two.',
    'VIR-9.7':
      'Result: put your disc on the city, take its token available side up, move up one cell on the City track.',

    'VIR-10.1': '1 Cavalry moves 1 Troop along 1 road to the next city.',
    'VIR-10.2': '1 Ship moves 1 Troop across 1 sea between ports.',
    'VIR-10.3':
      'One Troop may be moved several times, mixing roads and seas and passing through your own cities; any number of Troops may be moved, together or apart, each paid separately. Moves between your own cities are allowed.',
    'VIR-10.4': 'A Troop entering a neutral or enemy city stops and starts (or joins) your siege there.',
    'VIR-10.5': 'Several sieges may be started in one Spring; neutral, enemy and pirate cities are legal targets.',
    'VIR-10.6':
      'Taking War symbols from the Action or Upgrade card of the War Room means taking no Cavalry/Ships from that same card; take one “+1 War bonus” token per symbol.',
    'VIR-10.7': 'A florin cost of such a symbol is paid when the token is taken; one symbol gives at most one token.',
    'VIR-10.8':
      'War bonus tokens not used are lost once you have resolved all your sieges, at the latest at the end of Spring.',

    'VIR-11.1':
      'Per Mask: place an available Agent, or move one of your placed Agents, to a city, a Room of any Palace (your own included) or an Alliance.',
    'VIR-11.2': 'The destination may not already hold one of your Agents.',
    'VIR-11.3':
      'Each city, Room and Alliance holds at most one Agent; a place held by an enemy Agent must be cleared first.',
    'VIR-11.4':
      'Removing an enemy Agent from anywhere costs 2 Masks; removal and placement may be combined in one Intrigue action (3 Masks in all).',
    'VIR-11.5': 'A removed Agent returns to its owner and may be placed again with that owner’s next Intrigue action.',
    'VIR-11.6':
      'Acquiring Counsellor, Podestà or Assassin, or choosing The Prince, makes one more Agent usable (by Intrigue from the next Year on for Winter purchases); maximum 5.',
    'VIR-11.7': 'Agents may guard your own Rooms, cities and Alliances.',
    'VIR-11.8': 'Conquest of a city or takeover of an Alliance does not remove the Agent there, whoever owns it.',
    'VIR-11.9': 'An enemy Agent in your Room blocks its action.',
    'VIR-11.10': 'It also forbids moving cards into or out of that Room in Winter.',
    'VIR-11.11':
      'Exception: a Room whose current action is Intrigue (printed or by card) may still be used if the first two Masks spent remove that enemy Agent (the Room’s own first Mask plus one more). An Intrigue Room covered by a card with another action has no such exception.',
    'VIR-11.12': 'Neutral city: toughness −1 for the Agent’s owner, +1 for everyone else, in Diplomacy and sieges.',
    'VIR-11.13':
      'Controlled city: −1 only when the besieger owns the Agent; any other Agent has no effect on toughness.',
    'VIR-11.14': 'Agent on an unallied power: its owner forms that Alliance for 1 symbol less (own choice).',
    'VIR-11.15':
      'Agent on an Alliance held by an enemy: its owner alone may take it over in Winter; the holder cannot use its bonus meanwhile.',

    'VIR-12.1': 'After all actions: wherever you have Troops at a city you do not control, you are besieging it.',
    'VIR-12.2':
      'In turn order each player resolves all own sieges, in an order of own choice. A siege cannot be called off (only the winner of a field battle may, VIR-13.4).',
    'VIR-12.3': 'Attack strength: +1 per besieging Troop, +1 per War bonus used.',
    'VIR-12.4': 'Defence of a neutral city: toughness, −1 for the attacker’s Agent, +1 for any other player’s Agent.',
    'VIR-12.5':
      'Defence of a controlled city: toughness, −1 for the attacker’s Agent, +1 per defending Troop of its owner, +1 per War bonus used by the owner.',
    'VIR-12.6':
      'War bonuses in a siege: the attacker’s War bonus tokens; available Courtiers with War symbols of attacker and defender (flipped); Leonardo; Artillery (+2, 1 florin, flipped, also in field battles); France Alliance (+2).',
    'VIR-12.7':
      'Bonuses are declared alternately, one at a time, attacker first; declaring ends when both have passed (VIR-R68). Against a neutral city only the attacker declares.',
    'VIR-12.8':
      'Most War bonuses cost 1 florin each (paid on declaring, or on taking the token); each bonus at most once per siege.',
    'VIR-12.9': 'Attacker wins only if strictly stronger.',
    'VIR-12.10':
      'On victory: if the city’s final toughness is 3 or more the attacker loses 1 Troop; then 1 Troop per defending Troop (as far as it has any); the defender loses all Troops there.',
    'VIR-12.11': 'Running out of Troops this way does not cancel the victory.',
    'VIR-12.12': 'Lost Troops return to their owner’s reserve and may be hired next Winter.',
    'VIR-12.13':
      'Winner puts a disc on the city and takes its City token exhausted (from supply or from the loser); updates the City track.',
    'VIR-12.14':
      'Conquest from a player also gives a Trophy (one of the loser’s discs), at most one per opponent; further conquests from that opponent remain legal.',
    'VIR-12.15': 'If the city has a Cathedral, its token passes to the winner exhausted; the pawn stays on the city.',
    'VIR-12.16': 'On defeat (attack ≤ defence) the attacker loses 1 Troop; survivors must retreat or are lost.',
    'VIR-12.17':
      'Retreat by land: to any city you control joined by one road to the attacked city, free; Troops may go to different cities.',
    'VIR-12.18':
      'Retreat by sea: if the attacked city is a port, to a port you control, 1 Ship per sea per Troop; Ships come from available Courtiers, Domain tokens or the Ottoman bonus, and those of one source serve several Troops.',
    'VIR-12.19':
      'Troops that cannot retreat are lost; a player may also choose to lose Troops rather than retreat them.',

    'VIR-13.1':
      'If Troops of two players stand before the same neutral city, or the same city of a third player, they fight a field battle before the siege.',
    'VIR-13.2': 'Strength: Troops plus War bonuses used; toughness and Agents do not count.',
    'VIR-13.3':
      'Higher strength wins: the loser loses all Troops there; the winner loses the same number, or all it has if fewer.',
    'VIR-13.4': 'The winner may decline the siege; then it retreats at the end of the phase without extra loss.',
    'VIR-13.5': 'Field battles give no Trophy.',
    'VIR-13.6': 'War bonuses spent in a field battle are not usable in the siege that follows.',
    'VIR-13.7': 'Tie: each side loses 1 Troop and both must retreat at the end of the phase.',
    'VIR-13.8': 'Retreats happen in turn order after all sieges have been resolved.',
    'VIR-13.9':
      'A field battle is fought when the first of the players concerned (in turn order) comes to resolve that city; both sides may use their War bonus tokens, Courtiers, Artillery and France in it.',
    'VIR-13.10':
      'The surviving winner keeps besieging with the Troops left and decides between siege and withdrawal when that siege would be resolved: at once if it is the resolving player, otherwise in its own turn of resolution.',
    'VIR-13.11':
      'After a tie neither side besieges the city; Troops of the city’s owner take no part in field battles.',

    'VIR-14.1':
      'Whenever a player gains or loses a city its City-track disc moves to the matching cell at once; it is put on top of discs already there.',
    'VIR-14.2': '5 or more cities unlock one shaded Courtier space.',
    'VIR-14.3':
      'After sieges and retreats: new turn order by number of cities, most first; ties by stack position, top disc first. Order discs are moved once, here.',

    'VIR-15.1':
      'Steps per player: 1 salary, 2 rearrange (optional), 3 acquire (optional), 4 hire (optional), 5 Alliance (optional); an Indulgence may be requested at any point.',
    'VIR-15.2': 'Salary for your Troops on the map: 1–2 Troops 0, 3–4 Troops 1 florin, 5–6 Troops 2 florins.',
    'VIR-15.3':
      'You may pay less; unpaid Troops leave the map: with 0 florins keep at most 2 Troops, with 1 florin at most 4.',
    'VIR-15.4': 'Any number of cards may be moved, one at a time.',
    'VIR-15.5': 'No card may enter or leave a Room that holds your marker, an Indulgence or an enemy Agent.',
    'VIR-15.6': 'A Courtier may be moved (to a Room or to another free Courtier space) only if available.',
    'VIR-15.7': 'A card leaving a Room goes to a free Courtier space, exhausted.',
    'VIR-15.8': 'Hence no card moves Room to Room in one Winter, and two Courtiers cannot swap directly.',
    'VIR-15.9': 'Extra (shaded) spaces come from Titles, certain Patronage bonuses and 5+ cities; 3 at most.',
    'VIR-15.10': 'Spaces from Titles work even while the Title is exhausted.',
    'VIR-15.11':
      'Unlocked shaded spaces are not tied to a position: any shaded space may be used, as long as the number in use does not exceed the number unlocked; they may be used while open spaces are free.',
    'VIR-15.12':
      'Any Courtier, even exhausted, may be discarded to free its space: a Noble returns to the supply, a Family card leaves the game.',
    'VIR-15.13':
      'Falling below 5 cities: choose which shaded space is lost; a card on it must at once move to another Courtier space or be discarded, even if exhausted.',
    'VIR-15.14':
      'Buy any number of different cards and tokens, paying each printed cost with florins, Courtiers, Domain tokens, the HRE bonus or an Indulgence Crown; never with symbols lying in Rooms.',
    'VIR-15.15':
      'All purchases are simultaneous: resources of something just bought cannot be used this step (of later steps see VIR-H1).',
    'VIR-15.16': 'At most one copy of each card or token kind per Winter.',
    'VIR-15.17':
      'New cards need a free Courtier space; a Courtier may be discarded to make room, even the one that just paid.',
    'VIR-15.18': 'At most one in possession: Cardinal, Guild, and each Title marked with a circled 1.',
    'VIR-15.19':
      'Duchy and Principality: take the token with your crest. Kingdom and Republic exclude each other; 2 copies of each exist.',
    'VIR-15.20':
      'Cathedral: needs a city you control of base toughness 3 or 4 without Cathedral; put the pawn there; the token enters exhausted; 5 in all; 1 VP each.',
    'VIR-15.21':
      'A card with an Agent symbol gives one more Agent, usable by Intrigue from the next Year; never more than 5.',
    'VIR-15.22':
      'Hire in cities you control: 1 florin per Troop in your own home cities, 3 florins elsewhere; at most 6 Troops on the map.',
    'VIR-15.23': 'No hiring in a home city controlled by an enemy.',
    'VIR-15.24':
      'Each Winter form or take over at most one Alliance (France, Holy Roman Empire, Ottoman Empire); over the years you may hold several.',
    'VIR-15.25': 'Each power is allied with at most one player.',
    'VIR-15.26':
      'Form: pay the printed cost, 1 symbol less if your Agent is there and no enemy holds it; put your disc in the left cell.',
    'VIR-15.27':
      'Take over: only with your Agent on it; full cost; the former disc goes back, yours goes to the left cell with your Agent on top.',
    'VIR-15.28': 'An Agent already on the Alliance stays there.',
    'VIR-15.29':
      'Bonus usable when your disc is in the left cell and no enemy Agent is there; using it moves the disc to the right cell.',
    'VIR-15.30': 'Reactivate during Govern for 1 Crown or 1 Cross per bonus.',
    'VIR-15.31': 'France: +2 War bonus in one siege or field battle.',
    'VIR-15.32': 'Ottoman: 2 Ships at once, for Diplomacy, War, Trade or retreat.',
    'VIR-15.33':
      'Holy Roman Empire: 1 Cross for any action, purchase or redemption; counts for final religion if unblocked and available.',
    'VIR-15.34':
      'An Alliance stays with its holder until taken over; there is no upkeep and no voluntary end. A takeover works whichever cell the old disc lies in; the new disc always starts available.',
    'VIR-15.35':
      'Alliance costs are paid in Winter with Courtiers, Domain tokens and an Indulgence Crown; symbols in Rooms and the Ottoman bonus do not help (the latter is limited to Diplomacy, War, Trade and retreat).',

    'VIR-16.1':
      'Checked at the end of Spring: (a) no neutral city left, (b) someone controls 8 or more cities, or (c) someone is on the last Patronage cell. If any holds, play this Year’s Winter in full, then the game ends.',
    'VIR-16.2':
      'City track: 0–6 VP by position; the furthest player gets +1 (every tied player; all discs on the last cell are tied).',
    'VIR-16.3': 'Patronage track: 0–3 VP by position; the furthest player gets +1 (every tied player).',
    'VIR-16.4': 'Printed VP on cards in the Palace, tokens in the Domain and Patronage bonuses, exhausted or not.',
    'VIR-16.5':
      'Religion: rank by Crosses on Palace cards and Domain tokens (either side), HRE Alliance (if no enemy Agent and bonus available), Duomo +1, Sistine +2.',
    'VIR-16.6': 'Religion VP: 3 players 4/2/0; 4 players 4/2/1/0; 5 players 4/2/1/0/0.',
    'VIR-16.7':
      'Religion tie: all tied players get the VP of the place after the one they share; lower players keep their own places.',
    'VIR-16.8': '+2 VP per Trophy.',
    'VIR-16.9': '+1 VP per Alliance without an enemy Agent, whether or not its bonus is available.',
    'VIR-16.10': '−1 VP per Indulgence in the Palace.',
    'VIR-16.11': 'Most VP wins; tie: most Crowns on cards and tokens (either side); still tied: shared victory.',
    'VIR-16.12': 'A winning score is typically about 15 VP.',
    'VIR-16.13':
      'The last Winter is an ordinary one for everybody: what is bought or allied then scores, an Indulgence requested then costs its VP.',

    'VIR-R1':
      'What does it cost to remove an enemy Agent? 2 Masks. The list of Intrigue options reads as if one were enough, but the section on Agents and both Room examples say two.',
    'VIR-R2':
      'What do Patronage steps 3 and 4 cost? 3 florins + 1 Crown + 1 (Crown or Cross). It is the only reading that rises evenly towards step 5.',
    'VIR-R3':
      'Does an Indulgence cost anything? No. The symbol list speaks of buying them, but the procedure names no price.',
    'VIR-R4':
      'When may an Indulgence be requested? At any decision of yours after your marker has stopped this Spring, also while declaring bonuses, defending or retreating (then only the 3 florins make sense), and during your own Winter turn.',
    'VIR-R5':
      'Does an Indulgence taken this Spring block the current action? No, only one that was already there when the marker stopped.',
    'VIR-R6':
      'Must the cards of the Room be used first? They are free and therefore offered first, but you may take any kind from each of them or leave them unused.',
    'VIR-R7': 'May you take fewer symbols of a kind than printed? Yes. The rest is wasted and the source still flips.',
    'VIR-R8':
      'When does the refresh happen during the move? Movement goes step by step; refreshed Courtiers may pay for redemption and for the 2-florin step later in the same move.',
    'VIR-R9': 'Is the action compulsory? No. The marker must move, but the action may be done in part or skipped.',
    'VIR-R10': 'May the marker go more than one lap? Yes, if it is paid for; each crossing refreshes.',
    'VIR-R11': 'How many cities does one Diplomacy action annex? One.',
    'VIR-R12':
      'How are the seas between two ports counted? The sea zones on the shortest way, both end zones included: Pisa to Terracina is 2, Ancona to Venice is 1.',
    'VIR-R13':
      'May a Troop stop at sea or pass through a foreign port? No. A sea move ends in a port, seas in between are only crossed, and entering a city you do not control ends the Troop’s movement.',
    'VIR-R14':
      'What is the “final toughness” that costs the attacker a Troop? Base value, Agents and Bastion only. Troops and War bonuses are not toughness.',
    'VIR-R15':
      'Is there a lower limit to toughness? It never drops below 0, and Diplomacy still needs at least 1 Crown.',
    'VIR-R16':
      'Does a third player’s Agent in a controlled city matter? It has no effect on a siege; the +1 exists only in neutral cities.',
    'VIR-R17':
      'May Domain tokens with War symbols be used like Courtiers? Yes, if they show any. Artillery is the named case.',
    'VIR-R18':
      'Must a Courtier’s War bonus wait for a War action? No; attacker and defender use it directly in the siege or battle.',
    'VIR-R19':
      'Who declares first in a field battle? The player earlier in turn order; then both alternate until both pass, as in a siege.',
    'VIR-R20':
      'What if three or more players besiege one city? The first of them in turn order fights the others one at a time, in turn order, while Troops remain and no retreat is forced. Then the next remaining one does the same. Troops marked for retreat take no further part. War bonuses are used up duel by duel, and a garrison of the city’s owner stays out.',
    'VIR-R21':
      'What if the winner of a field battle has no Troops left? There is no siege: it needs at least one Troop.',
    'VIR-R22':
      'When do the losers of a siege retreat? Losses are taken at once; all retreats happen together after all sieges, in turn order. Waiting Troops neither fight nor defend, and may retreat to a city conquered this Spring.',
    'VIR-R23': 'What happens to the winner’s surviving Troops? They stay at the city as its garrison.',
    'VIR-R24':
      'May a city besieged by enemy Troops be annexed by Diplomacy? Yes; the siege is then against the new owner, and a Trophy is possible.',
    'VIR-R25':
      'What if a besieged city was taken by an earlier player this Spring? The later besieger now besieges the new owner, whose garrison defends. In practice both have already fought a field battle.',
    'VIR-R26':
      'What if conqueror and loser land on one cell of the City track? The loser’s disc moves first, the conqueror’s last and lies on top.',
    'VIR-R27':
      'What about fewer than 2 or more than 8 cities? Cells 0 and 1 exist for ordering (0 VP). 8 and more is one cell: no restacking, 6 VP; turn order compares true city counts first.',
    'VIR-R28':
      'Does a player without cities stay in the game? Yes. They cannot use Diplomacy or hire, but all else is open to them.',
    'VIR-R29':
      'What if a Noble stack, a Title, Guild, Cathedral or Indulgence has run out? It is not available until one returns.',
    'VIR-R30': 'Can coins or War bonus tokens run out? No; they are only markers.',
    'VIR-R31': 'May a second card be laid on top of an Action card? No; an arriving card goes underneath as Upgrade.',
    'VIR-R32':
      'May the Action card leave while an Upgrade remains? Only if the Upgrade has an action and so becomes the Action card. Otherwise the Upgrade must leave first: the Palace has to be legal after every single move.',
    'VIR-R33': 'May cards in Rooms be discarded? No, only Courtiers.',
    'VIR-R34':
      'When may Courtiers be discarded? In your Winter steps 2 and 3, when Machiavelli arrives, and when a space is lost. Also while other spaces are free. A discarded Noble is on sale again at once, also for you.',
    'VIR-R35':
      'What if there is no free space for Machiavelli? Discard a Courtier to free one, or choose another bonus.',
    'VIR-R36':
      'What if Machiavelli is discarded later? He returns to the display of bonuses but is not for sale. The discarder still counts as having taken a Creator.',
    'VIR-R37':
      'Can the Courtier space of a Title bought now hold a card bought now? Yes; only resources are barred by simultaneity.',
    'VIR-R38': 'Does the Agent stay when its card is discarded? Yes; it is gained once, with 5 as the limit.',
    'VIR-R39':
      'The Prince: what about Agents already there? They stay until removed; only new placements, also by moving, are forbidden.',
    'VIR-R40': 'What does moving a placed Agent cost? 1 Mask.',
    'VIR-R41':
      'An Intrigue Room holds both an enemy Agent and an Indulgence. What then? Both must be cleared: redeem first, then remove the Agent.',
    'VIR-R42':
      'Is there an Alliance discount when an enemy Agent sits on an unallied power? No: the cost is normal, and that Agent then blocks the new bonus.',
    'VIR-R43':
      'Can the discount or an Indulgence Crown pay for Alliances? The Indulgence Crown can, in Winter; the discount may drop any one printed symbol.',
    'VIR-R44':
      'How is a religion tie of three or more scored? All get the VP of the place after the one they share; those behind start after the whole group; beyond the table it is 0.',
    'VIR-R45': 'How do players with 0 Crosses rank in religion? Like everybody else.',
    'VIR-R46':
      'Which Crowns count for the tie-break? Those on cards and tokens; not Alliances, Michelangelo or symbols printed in Rooms.',
    'VIR-R47': 'Who gets the leader bonus when all are at the start of a track? Everyone tied gets +1.',
    'VIR-R48': 'How are Family cards placed simultaneously? Everybody decides in secret, then all are revealed.',
    'VIR-R49': 'Who chooses which Troops leave unpaid? Their owner; paying less than due is allowed.',
    'VIR-R50':
      'May players negotiate? They may talk freely, but nothing is binding and no florins, cards or tokens change hands.',
    'VIR-R51':
      'What does hiring cost in a captured home city? 3 florins in an enemy’s home city; 1 again in your own once recaptured. The crest decides.',
    'VIR-R52':
      'Which disc becomes the Trophy? The one on the lost city. If you already have a Trophy of that player, it goes back to its owner.',
    'VIR-R53':
      'What are forbidden cities (3 players)? They do not exist for roads, Agents, Troops or the “no neutral city” test.',
    'VIR-R54': 'Does the first-Spring placement pass a refresh arrow? No; placing is not moving.',
    'VIR-R55':
      'Until when may florins be cashed in reaction? Until the result of a siege is applied, for instance from a token about to be lost. Everybody may do it at any halt and within any payment of florins; the owner of a city who has nothing to declare is asked about it (VIR-H7).',
    'VIR-R56':
      'Does Michelangelo’s Crown serve as “Crown or Cross”? Yes, it is a Crown; but not as the Cross of step 5.',
    'VIR-R57':
      'Do the slips of the Russian booklet matter? No. A few words are misspelt or doubled and the lettering of the Winter steps differs, but no rule changes.',
    'VIR-R58':
      'Do Arrows occur on cards? The text speaks of tokens only, and only tokens show them here. A Courtier with an Arrow would work the same way.',
    'VIR-R59':
      'Does hiring come before or after purchases? After: acquire, hire, then Alliance. The numbered list is explicit, the overview is not.',
    'VIR-R60':
      'Is the end tested at the end of Spring or of the Year? At the end of Spring, after the sieges. Nothing that is tested can change in Winter.',
    'VIR-R61':
      'May the Holy Roman Empire’s Cross pay a Govern that reactivates that same bonus? No, as with tokens in VIR-8.3.',
    'VIR-R62': 'May War bonus tokens be used in defence? No; only in your own sieges and in field battles.',
    'VIR-R63':
      'Does leaving the starting Room count as passing it for redemption? No; only Rooms entered during the move. A full lap enters it again.',
    'VIR-R64':
      'Does Leonardo help attack or defence? Both, once per siege, for 1 florin each time; not in field battles.',
    'VIR-R65': 'May France and Artillery be used in defence? Yes; each is one declaration worth +2.',
    'VIR-R66':
      'May an Indulgence be requested while an enemy Agent blocks the Room? Yes: 3 florins, or a Crown if something can be paid with it at once.',
    'VIR-R67': 'Is the Bastion optional, and what does it cost? It works by itself and is free.',
    'VIR-R68':
      'Is a pass in the bonus dialogue final? No; only two passes in a row end it, so one who passed may answer a later declaration.',
    'VIR-R69':
      'May the symbols of one source be split over several purchases? Yes within the acquisition step, which is one payment: 2 Crowns of one token may help two cards. Not over different steps.',
    'VIR-R70':
      'May florins of a card in the War Room pay for War bonus tokens? Yes for tokens taken during the action; never later in the siege.',
    'VIR-R71':
      'May a bonus under an enemy Agent be reactivated? Yes; the disc moves left, but the bonus stays blocked until the Agent is gone.',
    'VIR-R72':
      'What exactly does the beginners’ rule limit? Agents of all enemies together; one already there may be moved by its owner to another Room of the same Palace; your own Agents do not count.',
    'VIR-R73':
      'May a limited piece such as the Cardinal be discarded and another copy bought in the same Winter? Yes; the limit is on what you possess.',
    'VIR-R74':
      'Can one source give War and something else in the same Spring? Not for the same action: a Room card that gave Cavalry or Ships gives no War bonus token, and a Courtier exhausted by the action is no longer there for the siege.',
    'VIR-R75':
      'What if one card shows several War symbols? It is one declaration, the florin cost counts per symbol, and fewer may be taken. No card of this edition shows more than one.',

    'VIR-H1':
      'May what was bought in step 3 of a Winter pay in its steps 4 and 5? Yes. The booklet bars it from acquiring anything else “in this phase”, and a phase is to it the whole Winter; but acquisitions, hiring and Alliances are three different things there, and only the first is barred.',
    'VIR-H2': 'Is who stops after one Room asked about paid steps? No: the second Room would have been free.',
    'VIR-H3':
      'What if nobody brings the game to an end? The rules do not say; at this table a Year becomes the last one after as many as were agreed (20 unless said otherwise).',
    'VIR-H4':
      'Who leads which power, and who is first? Powers are chosen in turn order or drawn by lot; the first player is drawn or named by the host.',
    'VIR-H5':
      'When is War, Intrigue, an acquisition or a retreat by sea paid for? All of it is planned step by step and then paid for together. Only what can be paid may be planned; a source that is promised cannot be cashed or discarded meanwhile, unless the rest is enough.',
    'VIR-H6':
      'How do several Troops of one player retreat? One after another, city by city, and the Ships for all of them are paid together when the last one has left: two Ships of one source carry two Troops, also from different cities.',
    'VIR-H7':
      'When may the owner of a besieged city save the florins of its token? While declaring bonuses or passing; one who has nothing to declare is asked just before the result, if the city is about to fall and its available token shows florins.',
    'VIR-H8':
      'Is anybody asked who has nothing to decide? No: who cannot declare a bonus passes in silence, a Troop with nowhere to go is lost, and where Govern is enough for all tokens, all are turned.',

    'VIR-E1':
      'Given Cardinal as Action card, an Upgrade with a Cross and an available Ambassador Courtier, when blue performs Govern taking Crown, Cross, Crown, then 2 Crowns + 1 Cross are paid (up to 6 tokens), only the Ambassador flips.',
    'VIR-E2':
      'Given red controls Florence and Ravenna (2) is neutral without Agents, when red uses Diplomacy, then 3 Crowns are needed.',
    'VIR-E3':
      'Given red controls Pisa, Terracina (port, 1) is neutral with a green Agent, when red annexes it by sea, then 3 Crowns + 2 Ships are needed.',
    'VIR-E4':
      'Given 2 besieging Troops + 1 War bonus at neutral Siena (3) with the attacker’s Agent, then 3 against 2: victory, no automatic loss.',
    'VIR-E5': 'Given 2 Troops at neutral Benevento (2) with another player’s Agent, then 2 against 3: defeat.',
    'VIR-E6':
      'Given 3 Troops + 1 bonus at Parma (1) with 1 defending Troop, then 4 against 2: victory, attacker loses 1 Troop.',
    'VIR-E7':
      'Given 3 Troops + 1 bonus at Ravenna (2) with 1 defending Troop, 1 defender’s bonus and the attacker’s Agent, then 4 against 3: victory, attacker loses 1 Troop.',
    'VIR-E8':
      'Given red with 2 Troops at Spoleto (2), then 2 against 2: defeat, 1 Troop lost, 1 retreats to Florence for free (3/4 side).',
    'VIR-E9':
      'Given green must leave Ancona with no friendly city by road, then each Troop retreating to Venice costs 1 Ship.',
    'VIR-E10':
      'Given neutral Ancona with a red Agent: −1 for red, +1 for others. Given red Siena with a green Agent: −1 for green only. Given blue Spoleto with a blue Agent: unchanged.',
    'VIR-E11':
      'Ottoman Alliance costs 1 Crown + 3 Ships; with one’s Agent on the unallied power one symbol of choice less (e.g. 3 Ships, or 1 Crown + 2 Ships).',
    'VIR-E12':
      'Given green holds the Ottoman Alliance with a red Agent on it: green may not use the bonus and scores 0 for it; only red may take it over, at full cost.',
    'VIR-E13':
      'Given yellow’s Courtier spaces are full: Ferdinand II (available Courtier) goes under the Gonfalonier as Upgrade; Merchant moves to the freed space; the Ambassador Upgrade under Alfonso moves to the space the Merchant left, exhausted. Federico (exhausted Courtier) may not move; Rooms with marker or Indulgence are frozen.',
    'VIR-E14': 'Given yellow controls Palermo (3) without Cathedral, a Cathedral may be bought there.',
    'VIR-E15': 'Religion, 4 or 5 players: two tied for first get 2 each, the third gets 1.',
  },
};
