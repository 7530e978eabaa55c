// The rules reference of The Princes of Florence in English. Prompts, log lines and names stand elsewhere.

export const rulesEn = {
  chapters: {
    '1': 'Components and terms',
    '2': 'Setup',
    '3': 'The round',
    '4': 'Auction phase',
    '5': 'The auction objects',
    '6': 'Action phase',
    '7': 'Action: complete a Work',
    '8': 'Action: build a building',
    '9': 'Action: profession card',
    '10': 'Action: introduce a freedom',
    '11': 'Action: bonus card',
    '12': 'Money',
    '13': 'End of a round',
    '14': 'End of the game',
    '15': 'Prestige cards',
    '16': 'Bonus cards',
    '17': 'Two players',
    '18': 'Solo against Diego',
    '19': 'Expansion: the Muse and the Princess',
    '20': 'Expansion: cooperative building',
    '21': 'Hidden and public information',
    R: 'Rulings',
    H: 'Rulings of this table',
    E: 'Worked examples',
  },
  entries: {
    'FLO-1.1': 'The game is for 1 to 5 players and lasts exactly 7 rounds. The most prestige points (PP) win.',
    'FLO-1.2':
      'There are 30 buildings, 3 copies of each of 10 types. Large (7 squares): University, Laboratory, Workshop. Medium (5 squares): Library, Opera, Studio, Hospital, Theater. Small (3 squares): Tower, Chapel.',
    'FLO-1.3': 'There are 18 landscapes: 6 Forests, 6 Lakes and 6 Parks. The Forest is the largest.',
    'FLO-1.4': 'There are 12 freedom tokens, 4 each of travel, religion and opinion.',
    'FLO-1.5': 'There are 6 builders and 7 jesters.',
    'FLO-1.6': 'There are 60 cards: 21 different professions, 14 prestige, 20 bonus and 5 recruiting cards.',
    'FLO-1.7': 'There are 58 coins (florins): 32 of 100, 14 of 500 and 12 of 1000.',
    'FLO-1.8':
      'Each profession wants exactly one type of building, one of landscape and one freedom. The Forest is wanted by 9 professions, the Lake by 7, the Park by 5; each freedom by 7; each building by 1 to 3.',
    'FLO-1.9':
      'The palazzo is printed on the estate. It has no size and never counts as a building, whatever counts buildings.',
    'FLO-1.10':
      'A disc that passes 50 goes on from 0 and its owner takes a 50 token, turned to 100 on the second lap. The tokens count at the end.',
    'FLO-1.11':
      'Further parts: the main board with the prestige and the round track, player boards, estate boards, screens, reference sheets, pawns, discs, 50/100 tokens, a round marker and a first-player marker; 6 special characters; 21 Diego cards and a die.',

    'FLO-2.1':
      'Auction objects, buildings, freedoms and the four decks lie on the common board. All 3 copies of every building are used at any number of players.',
    'FLO-2.2':
      'Of each freedom one token fewer than there are players is in play: 2 with three players, 3 with four, 4 with five. The others stay in the box.',
    'FLO-2.3':
      'Each player gets a player board, an estate, a pawn, a disc on 0, a screen, a reference sheet and 3500 coins.',
    'FLO-2.4':
      'Side A of the estate is for the standard game, side B for cooperative building. Everybody uses the same side.',
    'FLO-2.5':
      'The 21 professions are shuffled and 4 are dealt to each player, who secretly keeps 3. The discarded cards and the rest are shuffled together into the facedown profession deck.',
    'FLO-2.6': 'The prestige deck and the bonus deck are shuffled facedown. The recruiting cards are an open stack.',
    'FLO-2.7': 'All coins that were not dealt form the bank.',
    'FLO-2.8': 'The first player is chosen by any ritual or at random (see FLO-R30). The round marker starts on 1.',

    'FLO-3.1': 'Every round has an auction phase, then an action phase, then the best Work.',
    'FLO-3.2': 'After each round the first-player marker goes to the left neighbour and the round marker advances.',
    'FLO-3.3': 'The least value a Work must have rises from round to round: 7, 10, 12, 14, 15, 16, 17.',

    'FLO-4.1': 'Seven stacks can be auctioned: Forest, Lake, Park, jester, builder, prestige card and recruiting card.',
    'FLO-4.2': 'A player buys at most 1 object per round and then takes no part in the later auctions of that round.',
    'FLO-4.3': 'At most 1 object of each stack is sold per round; the pawn of the buyer closes the stack.',
    'FLO-4.4': 'An empty stack cannot be chosen.',
    'FLO-4.5':
      'The first player is the first starter. The starter chooses an open stack that is not empty and opens at exactly 200.',
    'FLO-4.6':
      'Clockwise, everyone who may still buy and has not passed on this object raises by exactly 100 or passes. A pass holds for this object only.',
    'FLO-4.7':
      'Bidding goes round until all but one have passed. The winner pays the bank, takes the object and resolves it completely before the next auction. The others pay nothing.',
    'FLO-4.8': 'A starter who did not win chooses another stack and opens again at 200.',
    'FLO-4.9':
      'When the starter has won, the next starter is the nearest player to the left who has neither bought nor dropped out.',
    'FLO-4.10':
      'Nobody may bid more coins than they hold at that moment. Prestige may be sold first (FLO-12.2), even in the middle of an auction.',
    'FLO-4.11':
      'A starter who cannot or will not open drops out of the auction phase for the rest of this round (see FLO-R2).',
    'FLO-4.12':
      'When only one player is left who has neither bought nor dropped out, there is no auction: that player may take one object of any open stack for 200, or nothing.',
    'FLO-4.13': 'The phase ends when everybody has bought or declined. The pawns go back to their owners.',
    'FLO-4.14': 'A player may own any number of each object, but at most 3 builders.',
    'FLO-4.15': 'An object works only for the estate of its owner.',

    'FLO-5.1':
      'A landscape is placed at once on empty squares of the buyer’s estate, turned in any way, either side up. It may touch buildings, the palazzo and other landscapes.',
    'FLO-5.2':
      'At least one landscape of the wanted type adds 3 to the value of a Work. More landscapes of that type add nothing more.',
    'FLO-5.3':
      'Each second and later landscape of the same type gives 3 PP at once. The first of a type gives none, whatever else lies there.',
    'FLO-5.4': 'Lake and Park work like the Forest.',
    'FLO-5.5': 'Each jester adds 2 to the value of every Work of its owner.',
    'FLO-5.6':
      'First builder: a building costs 300. Second: still 300, buildings may touch each other and the palazzo, and 3 PP at once. Third: buildings are free, and 3 PP at once.',
    'FLO-5.7':
      'Prestige card: look at the top 5 of the prestige deck (or all, if fewer), keep 1 facedown and put the others facedown under the deck in any order. It scores at the end of the game, for its owner only.',
    'FLO-5.8':
      'A recruiting card may be used as soon as it is bought, or kept and used at any moment of one’s own turn in an action phase.',
    'FLO-5.9':
      'To use it, take a profession lying faceup in front of another player into your hand and leave the recruiting card in its place.',
    'FLO-5.10': 'Only played professions of other players can be recruited: no cards in hand, none of one’s own.',
    'FLO-5.11': 'Using a recruiting card is not an action. Several may be used one after another.',
    'FLO-5.12':
      'A recruited profession is an ordinary card in hand and may complete a Work at once or later. A card taken from you may be recruited back once it has been played again.',
    'FLO-5.13':
      'A recruiting card counts as a profession card for whoever has it, in hand or on the table: +1 for every Work, and for bonus and prestige cards that speak of profession cards.',

    'FLO-6.1':
      'Beginning with the first player and going clockwise, everyone takes one turn of up to 2 actions. Fewer or none is allowed.',
    'FLO-6.2': 'Actions are done one after the other in any order, each finished before the next begins.',
    'FLO-6.3':
      'In one round: complete a Work up to 2 times, build up to 2 times, bonus card up to 2 times, profession card once, freedom once.',

    'FLO-7.1':
      'Play one profession from your hand faceup in front of you. You cannot use it again, but others can recruit it.',
    'FLO-7.2':
      'The value of a Work starts at 0: +4 for the wanted building, +3 for the wanted landscape, +3 for the wanted freedom.',
    'FLO-7.3': '+2 for each jester.',
    'FLO-7.4':
      '+1 for each of your profession and recruiting cards, in hand and on the table, the one just played included.',
    'FLO-7.5': 'Each bonus card played with the Work adds its own value.',
    'FLO-7.6':
      'The value must reach the minimum of the round, otherwise the card may not be played. None of the wanted things is required as such.',
    'FLO-7.7': 'The pawn marks the value of the Work on the track. Work value is not prestige.',
    'FLO-7.8': 'The bank pays 100 coins for each point of the Work’s value.',
    'FLO-7.9':
      'At once, any part of exactly this payment may be turned into prestige, 1 PP for 200 coins. Never coins earned earlier, and never later.',
    'FLO-7.10': 'Two Works in a round are both paid. The pawn shows the higher value, not the sum.',
    'FLO-7.11': 'Cards in hand are counted by their backs; their faces stay secret.',

    'FLO-8.1': 'A building of any size costs 700 without builders, 300 with one or two, nothing with three.',
    'FLO-8.2': 'Pay the bank, take the building from the supply, place it at once and gain 3 PP.',
    'FLO-8.3': 'A type whose 3 copies are gone cannot be built.',
    'FLO-8.4': 'A building may be turned in any way, either side up, and must lie wholly inside the grid.',
    'FLO-8.5': 'It may not overlap buildings, landscapes or the palazzo.',
    'FLO-8.6':
      'With fewer than 2 builders a new building may not share an edge with another building or the palazzo; corners may meet. With 2 or 3 builders this limit is gone.',
    'FLO-8.7': 'Buildings may always touch landscapes.',
    'FLO-8.8': 'Each type stands at most once in an estate.',
    'FLO-8.9': 'Tiles are never moved or removed.',
    'FLO-8.10': 'A building adds 4 to the Works of the professions that want it.',

    'FLO-9.1':
      'Pay 300, look at the top 5 of the profession deck (or all, if fewer), keep 1 in hand and put the others facedown under the deck in any order.',
    'FLO-9.2': 'The new card may be used in the same turn if an action is left.',
    'FLO-9.3': 'Not possible when the deck is empty, and at most once per player and round.',

    'FLO-10.1': 'Pay 300 and take one available freedom token onto your player board.',
    'FLO-10.2':
      'Each freedom at most once per estate, and only while tokens of it are left. At most one freedom action per round.',
    'FLO-10.3': 'A freedom adds 3 to the Works of the professions that want it.',

    'FLO-11.1':
      'Pay 300, look at the top 5 of the bonus deck (or all, if fewer), keep 1 in hand and put the others facedown under the deck in any order.',
    'FLO-11.2':
      'Any number of bonus cards from hand may be played with a Work, also cards taken this round. This is part of the Work.',
    'FLO-11.3': 'Each bonus card is used once, faceup, and then leaves the game.',
    'FLO-11.4': 'Not possible when the bonus deck is empty.',

    'FLO-12.1': 'Coins come from Works (FLO-7.8) and from selling prestige.',
    'FLO-12.2': 'At any moment a player may move their disc back and take 100 coins from the bank per PP given up.',
    'FLO-12.3': 'Coins are kept secret behind the screen.',

    'FLO-13.1': 'After all turns the highest Work value of the round earns 3 PP. Players who tie for it get 3 PP each.',
    'FLO-13.2': 'A single Work in the round wins by itself; with no Work nobody scores.',
    'FLO-13.3': 'Then the pawns are taken back.',

    'FLO-14.1': 'After round 7 and its best Work all prestige cards are revealed and scored.',
    'FLO-14.2': 'The most PP win; in a tie the most coins; if that is tied too, the victory is shared.',

    'FLO-15.1':
      'Cards for the most or the fewest: the full value if the owner alone is best, the value in brackets if tied with anyone, otherwise nothing. Only the owner scores.',
    'FLO-15.2':
      'Nobody has the most with none at all, and nobody is tied then either. Fewest empty squares is different: 0 is the best there.',
    'FLO-15.3': 'Most buildings: 6 (3).',
    'FLO-15.4': 'At least two large buildings: 5, whatever others have.',
    'FLO-15.5': 'Fewest empty squares: 8 (4).',
    'FLO-15.6': 'All three types of landscape: 8.',
    'FLO-15.7': 'Most landscapes: 7 (4).',
    'FLO-15.8': 'Most Forests: 7 (4).',
    'FLO-15.9': 'Most Lakes: 6 (3).',
    'FLO-15.10': 'Three different freedoms: 8.',
    'FLO-15.11': 'At least 4 buildings, 2 freedoms and 4 Works: 6.',
    'FLO-15.12': 'Most jesters: 6 (3).',
    'FLO-15.13': 'Most builders: 6 (3).',
    'FLO-15.14': 'Most Parks: 5 (3).',
    'FLO-15.15': 'At least 1 builder, 1 jester and 2 landscapes: 7.',
    'FLO-15.16':
      'Most Works: 7 (4). Works are the profession and recruiting cards lying faceup in front of the player.',
    'FLO-15.17':
      'Every player is compared, not only owners of prestige cards. All cards are judged on the same final state, so their order never matters.',

    'FLO-16.1': '+1 for each building.',
    'FLO-16.2': '+2 for each large building.',
    'FLO-16.3': '+1 for each medium building and each Forest.',
    'FLO-16.4': '+1 for each small building and each landscape.',
    'FLO-16.5': '+2 for each size of building present, each size once.',
    'FLO-16.6': '+1 for each landscape.',
    'FLO-16.7': '+2 for each Forest.',
    'FLO-16.8': '+2 for each Park.',
    'FLO-16.9': '+2 for each freedom.',
    'FLO-16.10': '+2 for each Lake.',
    'FLO-16.11': '+1 for each jester and each freedom.',
    'FLO-16.12': '+2 for each builder.',
    'FLO-16.13': '+2 for each jester.',
    'FLO-16.14': '+2 for each prestige card owned.',
    'FLO-16.15': '+1 for each prestige card and each freedom.',
    'FLO-16.16': '+1 for each builder and each Lake.',
    'FLO-16.17':
      '+1 for each kind present among Forest, Lake, Park, jester, builder, prestige card and freedom, each once.',
    'FLO-16.18':
      '+1 for each profession and recruiting card in hand. The card just played lies on the table and does not count.',
    'FLO-16.19': '+2 for each type of landscape present, each type once.',
    'FLO-16.20': '+1 for each profession and recruiting card on the table, the one just played included.',
    'FLO-16.21':
      'These bonuses come on top of what jesters, cards and wanted things give to every Work (FLO-7.2, FLO-7.3, FLO-7.4).',

    'FLO-17.1': 'Setup is as usual, but with 2500 coins each.',
    'FLO-17.2':
      'There are 5 freedom tokens, 2 of two freedoms and 1 of the third, chosen at random. The harder game has 4.',
    'FLO-17.3': 'The opening bid is 300.',
    'FLO-17.4':
      'Forest, Lake and Park together are one object. The winner chooses the type; the other player can take no landscape this round.',
    'FLO-17.5': 'Both expansions can be used with two players.',

    'FLO-18.1':
      'Choose a table of 4 or 5: you, Diego, and 2 or 3 virtual players who only hold profession cards. There are no expansions.',
    'FLO-18.2': '2 tokens of each freedom are in play.',
    'FLO-18.3':
      'You get 4 professions and keep 3. Diego and each virtual player get 3 facedown cards nobody looks at; Diego’s lie in a row.',
    'FLO-18.4': 'Diego starts with 0 coins (easy), 1500 (standard) or 3500 (hard).',
    'FLO-18.5':
      'The 21 Diego cards are shuffled by their backs: 6 for rounds 1 and 2 on top, then 6 for rounds 3 and 4, then 9 for rounds 5 to 7. Three are used per round.',
    'FLO-18.6': 'The first player is random, or named in the options; then you and Diego alternate.',
    'FLO-18.7':
      'Diego ignores all rules of placement: his buildings may touch, repeat, be rearranged, even lie outside the grid.',
    'FLO-18.8':
      'Diego pays with coins first. What is missing costs him 1 PP per 200 coins, rounded up, and he keeps the change as coins. His PP may fall below 0.',
    'FLO-18.9':
      'Auction: a Diego card is revealed. You choose an object and the die is rolled. The last bid is (modifier + die) × 100; you may buy for 100 more or refuse.',
    'FLO-18.10': 'An object without a modifier that rolls 1 or 2 must be bought by you at once.',
    'FLO-18.11':
      'The phase lasts until both you and Diego have an object, with at most as many auctions as the table has players. In the last one you may take an object for 200 without a roll.',
    'FLO-18.12': 'The two objects with the highest modifiers on the card cannot be taken in the last auction.',
    'FLO-18.13':
      'Diego always buys the leftmost object of the card among those you refused, for its last bid, without the extra 100.',
    'FLO-18.14':
      'Each landscape type you put up is an object of its own with its own roll; the card shows one landscape symbol for all.',
    'FLO-18.15':
      'At the end of the auction phase 1 builder and 1 recruiting card leave the supply, each only if neither you nor Diego got one this round. Other refused objects stay.',
    'FLO-18.16':
      'A jester adds 2 to Diego’s Works. A builder lowers his costs as usual and gives 3 PP for the second and the third.',
    'FLO-18.17':
      'Diego’s recruiting card goes to the end of his row and completes Works like a profession. Each recruiting card he has adds 1 to all his Works.',
    'FLO-18.18':
      'Of the top 5 prestige cards Diego takes the one worth most for his estate now (ties, also at zero, at random); the rest goes under the deck.',
    'FLO-18.19':
      'Diego’s landscape is the one wanted by his leftmost profession, with 3 PP if he already has that type; the card is turned down again.',
    'FLO-18.20':
      'In the action phase a card is revealed for each of Diego’s actions: the first action line of the first, the second line of the other. He does the first symbol if he can, otherwise the second.',
    'FLO-18.21':
      'Exception: if Diego has enough unplayed cards to play one in each of his remaining actions, he completes a Work instead.',
    'FLO-18.22': 'Diego pays normal prices for buildings, freedoms, profession and bonus cards.',
    'FLO-18.23':
      'Diego’s Work: his leftmost facedown profession or recruiting card is turned up. Its value is the minimum of the round + 2 per jester + 1 per recruiting card + the bonus cards lying on it. Nothing else counts.',
    'FLO-18.24': 'After his Work one profession of each virtual player is turned up, while any are left.',
    'FLO-18.25': 'Diego builds what his leftmost facedown profession wants, repeats allowed, for 3 PP.',
    'FLO-18.26':
      'Diego’s profession action: the top card of the deck goes facedown to the end of his row, then one card to each virtual player.',
    'FLO-18.27': 'Diego takes the freedom his leftmost facedown profession wants; he may have two of the same.',
    'FLO-18.28':
      'Of the top 5 bonus cards Diego takes the one worth most for his estate now (ties at random) and lays it on his leftmost facedown card; the rest goes under the deck.',
    'FLO-18.29': 'Best Work compares you and Diego as usual.',
    'FLO-18.30':
      'Your recruiting card takes a faceup profession of Diego or of a virtual player and is then discarded. If it was Diego’s, a faceup profession of a virtual player replaces it.',
    'FLO-18.31': 'Final scoring is as usual for you and Diego; coins break ties.',
    'FLO-18.32': 'Diego’s starting coins may be set freely: the more coins, the stronger he is.',

    'FLO-19.1': 'Six special characters lie faceup beside the board, with 600 coins on the Banker.',
    'FLO-19.2': 'Prestige can no longer be sold. Coins come only from Works and from the Banker.',
    'FLO-19.3':
      'After the standard auction of each round comes the character auction. The first player begins; it goes clockwise.',
    'FLO-19.4':
      'On your turn put your pawn on a free bid space of a card without a pawn, or on a higher space of a card with another pawn, which goes back to its owner, or pass. The highest space cannot be overbid; facedown cards are not on offer. A displaced player bids again only when their turn comes round.',
    'FLO-19.5': 'Bid spaces are 3 to 15, times 100; for the Banker 0 to 5.',
    'FLO-19.6': 'You may not bid what you cannot pay. Who can bid nothing must pass.',
    'FLO-19.7':
      'If your pawn still lies on a card when your turn comes, you win the card: pay the bid to the bank (Banker: FLO-19.11) and take card and pawn.',
    'FLO-19.8': 'A pass takes you out of this round’s character auction. It ends when everybody has passed or bought.',
    'FLO-19.9':
      'Cards wait faceup with their owner. Banker: at once. Cardinal, Muse, Princess: in the action phase. Merchant, Professor: any time before the next character auction.',
    'FLO-19.10':
      'A used card returns to the display; facedown and not for sale if it was used before the current character auction ended. Unused cards are returned before the next character auction.',
    'FLO-19.11':
      'Banker: take the coins on the card less your bid; then 600 from the bank are put on it. If nobody buys it in a round, 100 are added.',
    'FLO-19.12': 'Who wins the Banker in round 7 may turn coins into prestige at the end of the game, 200 for 1 PP.',
    'FLO-19.13': 'Cardinal: 3 actions instead of 2 this round. Freedom and profession stay at one each.',
    'FLO-19.14':
      'Merchant, one of two: (a) the object you win in the next standard auction is free; you bid as if you had no Merchant and decide once you have won; (b) gain as many PP as your place on the prestige track (fourth place: 4 PP).',
    'FLO-19.15': 'Muse: the round number is added to each of your Works in this action phase.',
    'FLO-19.16':
      'Princess: as an action, complete a Work without a profession. Its value is 3 per landscape (repeats count) + 2 per builder + 2 per building + 1 per profession and recruiting card, in hand and on the table. Jesters and freedoms add nothing and no bonus card may be played. The Princess is no profession.',
    'FLO-19.17':
      'Professor: look at 5 cards of the prestige or the bonus deck, keep 1, put the rest under the deck; free of charge.',

    'FLO-20.1':
      'The estates lie on side B and touch, so that each player has two neighbours (one at a table of two). It may be combined with the special characters.',
    'FLO-20.2': 'The auction and everything not named here is as usual.',
    'FLO-20.3': 'With a build action the active player builds alone or together with exactly one neighbour.',
    'FLO-20.4':
      'For a joint building the active player names type, place and split of the costs; the two agree on payment and place.',
    'FLO-20.5':
      'A joint building must lie in both estates, across their common border. One square on one side is enough.',
    'FLO-20.6':
      'The price follows from the active player’s builders alone (700, 300, 300, 0). The active player pays it to the bank.',
    'FLO-20.7':
      'The partner pays the active player what was agreed, from nothing up to more than the price; there is no limit.',
    'FLO-20.8': 'Both partners gain 3 PP, and both have the building for Works, bonus and prestige cards.',
    'FLO-20.9': 'Without agreement the active player builds alone or not at all (see FLO-R72).',
    'FLO-20.10':
      'Whether the building may touch others is judged in each estate by the builders of that estate’s owner; 2 are needed.',
    'FLO-20.11': 'It is no action for the partner.',
    'FLO-20.12':
      'To build alone on border squares takes at least 1 builder if no building stands just across the border, and at least 2 if one does.',

    'FLO-21.1':
      'Secret to the owner: coins; the faces of profession and bonus cards in hand; the profession discarded at setup; prestige cards until the end; the cards looked at for a choice and the order in which they go back.',
    'FLO-21.2':
      'Public: PP, Work values, estates, builders, jesters, freedoms, played professions and recruiting cards, recruiting cards in hand, played bonus cards, how many cards of each kind everybody holds, the stacks, the special characters.',
    'FLO-21.3': 'Prices, bids, payments and income are public; only the totals are hidden.',
    'FLO-21.4':
      'What somebody cannot do for lack of coins must not show: they are asked like anyone else and pass by hand. Only public reasons may skip a player: bought, dropped out, 3 builders, no room, a closed or empty stack.',

    'FLO-R1':
      'Work value and prestige are kept apart everywhere: numbers on Works and bonus cards are Work value; gains of 3 and prestige cards are PP.',
    'FLO-R2':
      'A starter who does not want to open drops out of the whole auction phase; the next player to the left who may still buy starts.',
    'FLO-R3': 'A starter may also refuse because the wanted stacks are closed; the effect is the same as in FLO-R2.',
    'FLO-R4': 'Passing on somebody’s object ends the bidding for that object only, not the phase.',
    'FLO-R5': 'Who has 3 builders can neither open, bid for nor take a builder, not even to drive up the price.',
    'FLO-R6':
      'Nobody may bid for a landscape that has no room in their estate at that moment, since it must be placed.',
    'FLO-R7': 'A starter or last buyer for whom no stack is possible is out of the phase.',
    'FLO-R8': 'The last buyer must have the 200 coins. Prestige may be sold first, except with the special characters.',
    'FLO-R9': 'Prestige can be sold down to 0, not below. Only Diego may be negative.',
    'FLO-R10':
      'Prestige may be sold whenever the player has a decision, and at any other time on request. A sale cannot be taken back.',
    'FLO-R11': 'The bank is unlimited.',
    'FLO-R12':
      'A recruiting card is used when it is bought or in one’s own action turn, not at just any time (FLO-5.8).',
    'FLO-R13':
      'Used when bought means: right after winning it, before the next auction, and only if another player has a faceup profession.',
    'FLO-R14':
      'A used recruiting card stays faceup to the end with the player who lost the profession. It counts there as a played card and a Work and can be neither recruited nor used again. In the solo game it is discarded.',
    'FLO-R15':
      'Recruiting changes nobody’s number of cards: each side swaps one for one. In the solo game this holds for you.',
    'FLO-R16':
      'The limit of one per round is on taking a profession card, not on playing one: two Works a round are allowed.',
    'FLO-R17':
      'Selling prestige and recruiting are possible before, between and after the actions, until the player ends the turn; recruiting never inside an unfinished action.',
    'FLO-R18':
      'Bonus cards help to reach the minimum. They are committed together with the profession; if the total is too low, the action is illegal and nothing is spent.',
    'FLO-R19': 'Bonus cards themselves are counted by no card.',
    'FLO-R20': 'Bonus cards are valued after the profession has been laid on the table.',
    'FLO-R21':
      'Of a payment, up to half the Work’s value, rounded down, can become PP. What is left over stays as coins.',
    'FLO-R22': 'With two Works only the higher one competes for best Work.',
    'FLO-R23': 'Any tie for best gives the value in brackets, however many are tied.',
    'FLO-R24': 'Two players: freedoms are 2, 2 and 1; in the harder game 2, 1 and 1.',
    'FLO-R25': 'Two players: the last buyer pays 200, not 300.',
    'FLO-R26':
      'Two players: the last buyer cannot take a landscape if the other player bought one this round (FLO-17.4).',
    'FLO-R27':
      'Two players: landscapes stay three stacks, and the object is missing only when all three are empty. A bidder needs room for at least one type that is left.',
    'FLO-R28':
      'Empty squares are the uncovered squares of one’s own estate without the palazzo. A joint building covers only the squares it takes there.',
    'FLO-R29': 'The prestige card for three freedoms looks at types; two of the same, as Diego may have, count once.',
    'FLO-R30': 'The first player is drawn at random unless the table’s options name one; alone that is you or Diego.',
    'FLO-R31': 'All players choose their 3 of 4 professions at the same time and in secret.',
    'FLO-R32': 'If only one card can be looked at, it is kept and nothing goes back.',
    'FLO-R33': 'No action may be begun that cannot be completed for want of room, coins or tokens.',
    'FLO-R34': 'However the printed text spells it, palazzo and estate mean one thing each throughout.',
    'FLO-R35': 'Solo: you start with 3500 coins.',
    'FLO-R36': 'Solo: Diego turns the whole pay for a Work into PP and keeps an odd 100 as coins.',
    'FLO-R37': 'Solo: Diego pays modifier + die, times 100, without the extra 100.',
    'FLO-R38':
      'Solo: if you buy before refusing anything, Diego buys the leftmost object of the card that is still available and that you did not buy; its price is rolled.',
    'FLO-R39':
      'Solo: an object you refused counts as sold for this round and cannot be taken in the last auction. Except for FLO-18.15 it stays in the supply for later rounds.',
    'FLO-R40':
      'Solo: the last auction is number 4 or 5, by the size of the table. If you take nothing there, Diego still buys the leftmost refused object.',
    'FLO-R41':
      'Solo: what Diego cannot use (a fourth builder, an empty stack) is skipped for the next object to the right.',
    'FLO-R42':
      'Solo: Diego’s landscape type is that of his leftmost facedown profession, else of his leftmost profession; if that stack is empty, of the next card. Its price is the roll for that type if you refused it, else the first refused landscape’s. He may take a type you bought this round.',
    'FLO-R43': 'Solo: a forced purchase you cannot pay even by selling prestige counts as a refusal.',
    'FLO-R44':
      'Solo: Diego completes a Work, whatever the card says, when he has at least as many facedown cards as actions left, the current one included.',
    'FLO-R45': 'Solo: after building too the profession is turned facedown again, but it has been seen.',
    'FLO-R46':
      'Solo: an action is impossible for Diego when the copy, token, deck or facedown card it needs is missing. If both symbols are impossible the action is lost. Profession and freedom stay at one each per round.',
    'FLO-R47':
      'Solo: bonus cards on Diego’s card are valued when its Work is completed. In hand means his facedown cards, on the table his faceup ones with the card just turned.',
    'FLO-R48':
      'Solo: prestige cards compare only you and Diego. His empty squares are 43 less what his tiles cover, at least 0.',
    'FLO-R49':
      'Solo: if the deck cannot serve all virtual players, they are served in order. If no virtual profession is faceup, a card taken from Diego is simply lost to him.',
    'FLO-R50': 'Special characters: at most one per player and round. A pawn on a card binds and cannot be withdrawn.',
    'FLO-R51': 'Even without coins one may bid on the Banker; the bid is taken from the coins on the card.',
    'FLO-R52':
      'Cardinal: three Works, three buildings or three bonus cards are allowed; freedom and profession keep their limit.',
    'FLO-R53':
      'Merchant: your place is 1 + the number of players with strictly more PP, laps included, when the card is used.',
    'FLO-R54':
      'Merchant, free object: it also covers the price of the last buyer and is decided directly after winning, before payment; the bid must still be covered. The card then returns faceup and is on offer in this round’s character auction. Bought in round 7 it can only give PP. Unused when the next character auction begins, its owner gets a last chance, then it is returned.',
    'FLO-R55':
      'Professor, and the Merchant’s PP: whenever the owner has a decision, whatever it is about, right after the purchase, when the card must be returned, and in round 7 before the final scoring.',
    'FLO-R56':
      'Muse: she helps each Work of this action phase from the moment she is used. She may be declared with the first Work and counts for the minimum.',
    'FLO-R57':
      'Princess: her Work must reach the minimum, is paid and exchanged as usual and competes for best Work, but is no Work for prestige cards and adds no card to the table.',
    'FLO-R58':
      'Banker in round 7: the coins on the card come as usual. At the end of the game any part of all coins held may be turned into whole PP; what is left still breaks ties. The right belongs to the winner though the card went back.',
    'FLO-R59': 'With the special characters prestige cannot be sold at all, without exception.',
    'FLO-R60': 'A joint building needs both estates to lack its type, and then counts as built in both.',
    'FLO-R61':
      'The active player never pays the partner. The partner’s payment is 0 or more in steps of 100, covered by coins.',
    'FLO-R62':
      'A square across the border is occupied when a building or palazzo square shares an edge with it; landscapes do not matter.',
    'FLO-R63':
      'Next to a third building across the border, a square is judged by the builders of the owner of the estate in which it lies.',
    'FLO-R64': 'A landscape always lies in one estate and may lie on its border freely.',
    'FLO-R65':
      'An offer names type, place and payment; the neighbour accepts, rejects or makes a counter-offer. Nothing else binds. There are at most 3 offers per build action.',
    'FLO-R66': 'Without builders nobody may build alone on a border square (FLO-20.12).',
    'FLO-R67': 'There is no hand limit for any kind of card.',
    'FLO-R68':
      'Coins, cards and tiles are never given or traded between players; the partner’s payment for a joint building is the only exception.',
    'FLO-R69': 'The minimum of round 4 is 14.',
    'FLO-R70':
      'Stacks are the same size at any number of players, except freedoms (FLO-2.2, FLO-17.2). In the solo game builders and recruiting cards shrink (FLO-18.15).',
    'FLO-R71':
      'The partner’s payment may help to cover the price: it is received first, then the active player pays the bank.',
    'FLO-R72':
      'A failed negotiation does not cost the action: the active player may build alone, ask the other neighbour or do something else.',
    'FLO-R73':
      'If all but one drop out before anything is sold, the one left is the last buyer at once (FLO-4.12). If everybody drops out, the phase ends.',
    'FLO-R74':
      'Nobody ever owns two special characters: one is bought per round, and the old one is returned before (FLO-19.10).',
    'FLO-R75':
      'An empty deck can be chosen neither for the Professor nor in the auction. With fewer than 5 cards all are looked at.',
    'FLO-R76': 'Solo: Diego’s exception counts actions, not rounds (FLO-18.21, FLO-R44).',
    'FLO-R77':
      'The game keeps one number of PP per player; laps and 50/100 tokens are only a way to show it, also when prestige is sold across a lap.',
    'FLO-R78':
      'After round 7: best Work, last use of Merchant and Professor, the Banker’s exchange, prestige cards, winner.',
    'FLO-R79': 'A bonus card worth 0 may be played and is spent. Bonus cards unused at the end are worth nothing.',

    'FLO-H1':
      'Once one of the cards drawn is kept, the others may go under the deck in one answer, as they lie, or one by one in any order.',
    'FLO-H2':
      'Of a partner up to 22,200 coins may be asked: so many lie in the box, and what the partner has is secret. The partner may offer all they have.',
    'FLO-H3':
      'A Work is begun by laying down the profession; bonus cards are added to it one by one. A profession that cannot reach the minimum with all bonus cards in hand cannot be laid down.',
    'FLO-H4':
      'If the Professor is used while other cards drawn are being chosen from, his cards are chosen from first; then the choice before is taken up again.',
    'FLO-H5':
      'Estates touch along their side edges in the order of the seats: two players share one border, from three on the estates form a ring.',

    'FLO-E1': 'Three players: 2 tokens of each freedom are in play. (FLO-2.2)',
    'FLO-E2':
      'Four players, A starts. A opens a Park at 200, all pass: A pays 200. B opens a jester; C, D and B bid up to 700 by D, who pays 700. B, still the starter, opens a Forest and gets it from C for 600. C is left alone and takes a builder for 200 without an auction. (FLO-4.8, FLO-4.9, FLO-4.12)',
    'FLO-E3':
      'With one Lake in the estate a Forest or a Park gives no prestige when bought; a second Lake gives 3 PP. (FLO-5.3)',
    'FLO-E4': 'Prestige card for most buildings: alone in the lead 6, tied 3, otherwise 0. (FLO-15.1)',
    'FLO-E5':
      'Round 3, minimum 12. The Poet with Theater, freedom of travel, no Lake, 2 jesters and 4 cards, one of them a recruiting card: 4 + 3 + 0 + 4 + 4 = 15. It pays 1500; 1400 of that make 7 PP and 100 stay. (FLO-7.2, FLO-7.9)',
    'FLO-E6':
      'The minimum is 10 in round 2 and 16 in round 6. A pay of 1500 can become up to 7 PP for 1400 coins, or none. (FLO-3.3, FLO-R21)',
    'FLO-E7':
      '2 Forests, 1 Lake, 2 builders, 1 prestige card, 2 freedoms, 2 earlier professions, 1 just played, 1 recruiting card in hand, University, Workshop, Opera, Tower, Chapel. The bonus cards in the order of the chapter give 5, 4, 3, 5, 6, 3, 4, 0, 4, 2, 2, 4, 0, 2, 3, 3, 5, 1, 4, 3.',
    'FLO-E8':
      'The same estate at the end with 5 Works. The prestige cards in the order of the chapter give 3 (tied), 5, 0 (somebody has fewer), 0 (no Park), 4 (tied), 7 (alone), 3 (tied), 0 (two freedoms), 6, 0, 6 (alone), 0, 0 (no jester), 4 (tied).',
    'FLO-E9':
      'Diego buys a jester for 900 without coins: he loses 5 PP and keeps 100. With 300 coins he pays them and loses 3 PP. (FLO-18.8)',
    'FLO-E10': 'Solo: a jester with modifier 6 and a roll of 3 costs you 600 + 300 + 100 = 1000. (FLO-18.9)',
    'FLO-E11':
      'Solo, table of 5; the card shows jester 6 left of recruiting 3, and builder 2. Recruiting rolls 6 and is refused at 1000; the jester rolls 5 and is refused at 1200; the builder rolls 1 and is bought for 400, not forced because it has a modifier. Diego buys the jester for 1100. (FLO-18.10, FLO-18.13)',
    'FLO-E12': 'A bid on space 6 of the Merchant is 600 coins. (FLO-19.5)',
    'FLO-E13':
      'The Banker, unsold in round 1, holds 700. In round 2 it is won for 200: the winner receives 700 and pays 200; then 600 lie on the card for round 3. (FLO-19.11)',
    'FLO-E14': 'Cardinal: University, freedom of religion and the Mathematician’s Work in one turn. (FLO-19.13)',
    'FLO-E15': 'Merchant: the player in fourth place takes 4 PP and may rise to the first by it. (FLO-19.14)',
    'FLO-E16': 'Muse in round 6: +6 for the Poet’s Work and +6 for the Philosopher’s. (FLO-19.15)',
    'FLO-E17': 'Princess with 2 Forests, a Lake, Laboratory, Library and 3 professions: 9 + 4 + 3 = 16. (FLO-19.16)',
    'FLO-E18': 'Professor: look at 5 bonus cards, keep 1; the other 4 go under the deck. (FLO-19.17)',
    'FLO-E19':
      'A joint Workshop: A has 1 builder, B has 3. B pays A 500, A pays the bank 300 and is 200 better off; both get 3 PP. (FLO-20.6, FLO-20.7)',
    'FLO-E20': 'The same pair: the part in A’s estate may not touch another building, the part in B’s may. (FLO-20.10)',
    'FLO-E21':
      'Two players: 2500 is one coin of 1000, two of 500 and five of 100. Otherwise 3500 is two of 1000, two of 500 and five of 100.',
  },
};
