// The rules reference of Princes of the Renaissance in English. Prompts, log lines and names stand elsewhere.

export const rulesEn = {
  chapters: {
    '1': 'Components',
    '2': 'Setup',
    '3': 'Opening: sides, turn order, families',
    '4': 'General rules',
    '5': 'Decades, rounds, turns',
    '6': 'Action: buy',
    '7': 'Action: auction',
    '8': 'Action: start a war',
    '9': 'Action: pass',
    '10': 'End of a decade',
    '11': 'End of the game and scoring',
    '12': 'Families',
    '13': 'City tiles with abilities',
    '14': 'Event tiles',
    '15': 'Treachery cards',
    '16': 'Who may see what',
    '17': 'Variants',
    R: 'Rulings',
    H: 'Rulings of this table',
    D: 'Decisions',
    E: 'Worked examples',
  },
  entries: {
    'POR-1.1':
      'One board: city status track, five city spaces, five VP circles for the final ranking, wars-fought track, one space for the tile under auction.',
    'POR-1.2':
      'Six families, each a double-sided tile (A standard, B alternative) with a standee: Baglioni, Bentivoglio, d’Este, Gonzaga, Malatesta, Montefeltro.',
    'POR-1.3':
      'A family tile shows a gold income, an influence income and an ability; so does a city tile (any of the three may be missing).',
    'POR-1.4':
      '24 troop tiles of five types (the five the text names: Crossbowmen, Pikemen, Infantry, Cavalry, Artillery), each with cost, attack, defence and possibly influence; Cavalry and Artillery carry the mark “not in decade I”.',
    'POR-1.5': '36 city tiles in five colours (Venice, Milan, Florence, Rome, Naples).',
    'POR-1.6':
      '12 event tiles, each belonging to decade I, II or III, showing an end-game VP value or a status change or a name/ability, and an empty circle (paid in gold) or empty square (paid in influence).',
    'POR-1.7': 'One Pope tile (paid in influence; 3 gold income; 3 VP at game end).',
    'POR-1.8': '25 treachery cards of eight kinds.',
    'POR-1.9':
      'Gold counters, influence counters (several denominations), war victory counters; supplies are not limited.',
    'POR-1.10':
      'Five status markers, one attacker marker, one defender marker, one wars-fought marker, six turn-order markers 1-6, one red attack d6, one blue defence d6.',
    'POR-1.11':
      'A family standee has a bidding side and a pass side (gavel); turning the pass side to the others shows that its owner is out of the current auction.',
    'POR-2.1':
      'Put each city’s marker on its printed starting status: Venice 7, Florence 6, Milan 6, Rome 5, Naples 5.',
    'POR-2.2': 'Put the wars-fought marker on 0.',
    'POR-2.3': 'Sort troop tiles by type into open stacks.',
    'POR-2.4':
      'Shuffle each city’s tiles face down, draw 6 of each city at random and lay them face up; the rest leave the game. So 30 city tiles are in play.',
    'POR-2.5': 'Split event tiles by decade; lay decade I face up; stacks II and III wait face down.',
    'POR-2.6': 'Put the Pope tile beside the decade I events.',
    'POR-2.7': 'Shuffle the treachery cards into a face-down deck.',
    'POR-2.8': 'Each player gets 45 gold and 12 influence, and starts with no cards, troops or city tiles.',
    'POR-2.9': 'Setup is the same for every player count; only the war limit (POR-8.2) depends on it.',
    'POR-3.1':
      'Before anything else the table agrees on the standard game (all families side A) or the alternative game (all side B). B abilities are generally weaker and make a less aggressive game.',
    'POR-3.2':
      'Turn-order bid: every player secretly chooses an amount of gold (0 up to all own gold, normally 45); all reveal at once and lay the bid on the table.',
    'POR-3.3':
      'Highest bid takes turn-order marker 1, next highest marker 2, and so on; the lowest bidder takes the marker numbered like the player count. Ties are settled at random.',
    'POR-3.4':
      'Turn order fixed here stays for the whole game; only the starting player of later decades shifts (POR-5.6).',
    'POR-3.5':
      'Family bid: the turn-order bids stay on the table as opening bids. Starting with the last player in turn order and going in reverse order, a player either adds gold so that the own total exceeds the highest bid on the table, or passes.',
    'POR-3.6': 'After a raise the next to decide is always the not-passed player with the lowest bid on the table.',
    'POR-3.7': 'A player may raise any number of times until passing; after passing, never again.',
    'POR-3.8':
      'Bidding ends when only one player has not passed. The highest bidder (whatever the turn order) chooses a family first, then the second highest, and so on; whoever passed first chooses last.',
    'POR-3.9': 'Raising family bids does not change turn order.',
    'POR-3.10': 'All gold bid by all players, winners or not, goes to the supply.',
    'POR-3.11': 'No family discount exists yet during these two auctions.',
    'POR-3.12': 'Players then sit in turn order, so “clockwise” equals ascending turn order.',
    'POR-3.13':
      'Beginner opening (variant): each player rolls a die, highest takes marker 1, next highest marker 2 and so on; then families are chosen in reverse turn order (worst marker first); then every player pays 5 gold to the supply.',
    'POR-3.14': 'All six families are on offer whatever the player count; those not chosen stay out of the game.',
    'POR-4.1':
      'Gold and influence are kept face down: the number of counters must be clear to all, their values only to the owner.',
    'POR-4.2': 'Players may negotiate at any moment of the game, also during auctions and wars.',
    'POR-4.3':
      'Only gold and influence may change hands between players. Cards, troops, city tiles, events, the Pope, counters of victory and positions may not.',
    'POR-4.4': 'Agreements may be of any kind and bind nobody.',
    'POR-4.5': 'Hand limit: 2 treachery cards, changed by family and city tiles (POR-12.5, POR-13.7).',
    'POR-4.6': 'A player may go over the hand limit but must at once discard down to it before play goes on.',
    'POR-4.7': 'A player may own city tiles of at most 3 different cities.',
    'POR-4.8': 'A player may own at most 6 city tiles in all.',
    'POR-4.9': 'A city tile can never be discarded.',
    'POR-4.10': 'A used “once per decade” city tile is turned sideways; it is refreshed for the new decade.',
    'POR-4.11': 'There is no limit to war victory counters.',
    'POR-4.12': 'All amounts are whole numbers; nobody may have negative holdings.',
    'POR-5.1': 'The game lasts 3 decades; a decade has no fixed number of rounds.',
    'POR-5.2': 'In decade I the holder of marker 1 starts; play goes in ascending marker order, round after round.',
    'POR-5.3':
      'On a turn the active player takes exactly ONE action: (a) buy a troop tile or a treachery card, (b) auction a city tile, an event tile or the Pope, (c) start a war, (d) pass.',
    'POR-5.4': 'The choice does not depend on earlier choices; an action may be unavailable at times.',
    'POR-5.5': 'The decade ends as soon as the auction of its last event tile is finished.',
    'POR-5.6':
      'The next decade starts with the player after the one who put that last event tile up for auction (who will therefore act last).',
    'POR-5.7':
      'Besides the action, during the own turn a player may use own-turn abilities and cards: Malatesta A free card, Alfonso, Pallavicino, Lucrezia Borgia, Steal Influence, Steal Gold Shipment; and at the end of the turn Start War.',
    'POR-6.1': 'Buy one troop tile OR one treachery card, never both.',
    'POR-6.2': 'A troop tile costs the gold printed on it, paid to the supply.',
    'POR-6.3': 'Nobody may buy a troop type already owned; so at most one tile of each type.',
    'POR-6.4': 'Cavalry and Artillery cannot be bought in decade I unless a tile allows it (d’Este A: Artillery).',
    'POR-6.5':
      'Instead of buying, the player may discard one own troop tile to the supply with this action; it can be bought again by anyone.',
    'POR-6.6': 'A treachery card costs 1 gold and 1 influence and is the top card of the deck, taken secretly.',
    'POR-6.7': 'The hand limit (POR-4.6) applies right after the draw.',
    'POR-6.8': 'Auction discounts never apply to these purchases.',
    'POR-7.1':
      'The active player nominates one face-up city tile, one face-up event tile of the current decade, or the Pope tile if no one owns it, and puts it on the auction space.',
    'POR-7.2': 'The nominator must make the opening bid and cannot pass instead.',
    'POR-7.3':
      'Bidding goes clockwise from the nominator; each player still in the auction in turn raises or passes. A pass is final for this auction; the high bidder is not asked again until outbid.',
    'POR-7.4': 'Each new bid must be higher than the current highest bid, by any whole amount.',
    'POR-7.5':
      'The auction ends when one bidder is left; that player wins, pays the own last bid less discounts to the supply, and takes the tile. If all others pass, the nominator wins at the opening bid.',
    'POR-7.6':
      'A player may bid more than the holdings in that currency if, after subtracting the own discounts, the holdings cover the rest.',
    'POR-7.7': 'Discounts of several tiles add up.',
    'POR-7.8': 'The discount changes only the payment, never the height a bid must reach.',
    'POR-7.9': 'Losing bidders pay nothing (unlike the opening family auction).',
    'POR-7.10': 'City tiles are bid for in gold only.',
    'POR-7.11': 'The opening bid must be at least twice the current status of that city.',
    'POR-7.12': 'A player whom POR-4.7 or POR-4.8 forbids to own the tile can neither nominate it nor bid for it.',
    'POR-7.13':
      'If the nominator of a city tile does not win it, right after the auction the nominator may buy one treachery card for 1 gold and 1 influence (hand limit applies).',
    'POR-7.14': 'That consolation does not exist for event tiles or the Pope.',
    'POR-7.15': 'Currency is gold if the tile shows a circle, influence if it shows a square.',
    'POR-7.16': 'The opening bid must be at least 0.',
    'POR-7.17': 'A VP event stays with the winner until the end of the game.',
    'POR-7.18':
      'An artist event (crown and number) is put at once on a city of the winner’s choice and that city’s status changes by the number shown.',
    'POR-7.19': 'The number is usually positive; French Invade is the crown tile with a negative number.',
    'POR-7.20': 'A Merchant event stays with the winner for the rest of the game.',
    'POR-7.21': 'The Pope is auctioned like an event (opening bid at least 0), always in influence.',
    'POR-7.22': 'The owner keeps the Pope until the end of the decade, so it can be sold at most once per decade.',
    'POR-7.23': 'The owner gets 3 gold as income at the end of that decade.',
    'POR-7.24': 'Whoever owns the Pope at the end of decade III scores 3 VP.',
    'POR-7.25':
      'The owner may once per decade join a war with the own troops on either side (Holy League, POR-8.20). No consent is needed; threatening or selling this help is normal play.',
    'POR-7.26':
      'A player outside an auction (at a tile limit, without troops in a condottiere auction, excluded attacker, passed or frozen out) never has a bidding turn in it, so also cannot play Freeze Bid in it.',
    'POR-8.1':
      'Order of a war: declare, Veto/Bad Weather window, attacker auction, defender auction, pay, Holy League, bribes, fight, result.',
    'POR-8.2':
      'The action is not available once the wars-fought marker has reached the limit of the decade: 4 with 3-4 players, 5 with 5-6 players.',
    'POR-8.3': 'First the active player moves the wars-fought marker one space.',
    'POR-8.4':
      'Then the active player names which two of the five cities fight, marking one as attacker and the other as defender. Tile ownership and status do not matter.',
    'POR-8.5': 'Now, before any condottiere bid, any player may play Veto or Bad Weather.',
    'POR-8.6': 'A vetoed war counts as drawn, the marker is not moved back, and the action is over.',
    'POR-8.7': 'Whoever plays Bad Weather names at once the city it strikes.',
    'POR-8.8': 'The condottiere of the attacking city is found by an auction in influence.',
    'POR-8.9': 'Only players with at least one troop tile may take part.',
    'POR-8.10':
      'The active player has the first chance to bid but may pass; then clockwise. A pass is final for that auction.',
    'POR-8.11':
      'The last remaining bidder becomes condottiere and pays the bid (less discounts) in influence. If nobody bids, the city is unrepresented.',
    'POR-8.12':
      'A second auction with the same rules finds the defending condottiere; the attacking condottiere is excluded from it.',
    'POR-8.13': 'A condottiere need not own tiles of the city served and may have every interest in losing.',
    'POR-8.14': 'If neither position is taken, nothing more happens; the war counts as fought and drawn.',
    'POR-8.15':
      'If exactly one position is taken, the unrepresented city fights with +3, attacking or defending; a neutral person rolls its die.',
    'POR-8.16': 'Each city pays its condottiere gold equal to its current status (before the fight).',
    'POR-8.17': 'That gold is laid on the condottiere’s family tile and is collected only at the end of the decade.',
    'POR-8.18': 'The pay is due whether the war is won, lost or drawn.',
    'POR-8.19': 'After the condottieri are set, the Pope’s owner may declare the Holy League.',
    'POR-8.20': 'The Pope’s owner adds the own troops to either side; usable once per decade.',
    'POR-8.21': 'The Pope’s owner gets neither city pay nor a victory counter for it.',
    'POR-8.22':
      'Then Bribe Troops cards may be played in this order: attacker, defender, Pope (only if in the Holy League of this war).',
    'POR-8.23':
      'Round one: attacking side = attack of its troops + modifiers + red die; defending side = defence of its troops + modifiers + blue die. The sum is the battle total; the higher total wins the battle.',
    'POR-8.24': 'If the attacker’s total is higher, the attacker wins the war at once.',
    'POR-8.25':
      'On a tie or a higher defender total there is a second round: the original defender now uses attack, the original attacker uses defence, with modifiers and fresh dice.',
    'POR-8.26': 'If the original defender’s total is now higher, the defender wins the war; anything else is a draw.',
    'POR-8.27': 'Winner’s city rises 1 status, loser’s city falls 1. A draw changes nothing.',
    'POR-8.28':
      'If the winner’s total in the deciding roll is at least twice the loser’s, the shifts are 2 instead of 1.',
    'POR-8.29':
      'Status never goes above 10 or below 3; one city hitting its limit does not stop the other from moving.',
    'POR-8.30': 'The winning condottiere takes 1 war victory counter.',
    'POR-8.31': 'Troops are never lost in war, also not when a card or tile makes them count for nothing.',
    'POR-8.32':
      'Nobody becomes condottiere without making a bid: a last or only eligible player who has not bid yet is asked and may bid or pass. The attacking condottiere pays before the defender auction starts.',
    'POR-9.1':
      'Passing a turn is allowed and does not bar the player from acting in later rounds (unlike a pass in an auction).',
    'POR-10.1':
      '(a) Gold income: each player gets the sum of all gold symbols on own tiles (family, city tiles, Pope 3, Wine Merchant additions).',
    'POR-10.2': '(a) Influence income: the sum of all grey squares on own tiles (family, city tiles, troop tiles).',
    'POR-10.3': '(a) Condottiere gold lying on the family tile moves into the holdings.',
    'POR-10.4': '(b) The Pope tile returns to the event area, except after decade III.',
    'POR-10.5': '(c) All turned tiles are refreshed.',
    'POR-10.6': '(d) The wars-fought marker returns to 0.',
    'POR-10.7': '(e) The next decade’s event tiles are laid face up.',
    'POR-10.8':
      'Hands, troops, city tiles, VP and Merchant events, artists on cities and status all carry over; unsold city tiles stay on offer.',
    'POR-10.9': 'After decade III step (a) is done in full, then the game is scored.',
    'POR-11.1':
      'Abilities of city and event tiles are not used during scoring unless they speak of scoring; printed VP do count.',
    'POR-11.2': 'Rank the cities by status; VP values are 10, 7, 5, 3, 2 from first to fifth.',
    'POR-11.3': 'Cities tied on status: the one with more artist tiles ranks higher.',
    'POR-11.4':
      'If still tied, all tied cities take the LOWEST of the places they contest; the next city takes the place after it.',
    'POR-11.5': 'Each city tile scores its city’s VP value.',
    'POR-11.6': 'Each event tile scores the VP printed on it.',
    'POR-11.7':
      'Wine Merchants: each own city tile with “Merchant” in its title scores 1 VP per own Wine Merchants tile.',
    'POR-11.8': 'The Pope tile scores 3 VP for its owner.',
    'POR-11.9': 'Most gold: 6 VP. If tied for most, every tied player gets 5 and nobody gets a second place.',
    'POR-11.10': 'With a single leader, second most gold: 3 VP; if tied for second, each gets 2.',
    'POR-11.11': 'Most influence: 4 VP. If tied for most, each tied player gets 3 and nobody gets a second place.',
    'POR-11.12': 'With a single leader, second most influence: 2 VP; if tied for second, each gets 1.',
    'POR-11.13': 'n war victory counters score 1+2+…+n VP.',
    'POR-11.14': 'Most VP wins. Tie: the higher sum of gold plus influence wins; still tied: shared victory.',
    'POR-11.15': 'Gold and influence are compared after the final income, condottiere gold included.',
    'POR-12.1': 'Baglioni A: discount of 1 gold or 1 influence, whichever is used, in every auction.',
    'POR-12.2':
      'Baglioni B: as A, but at the start of each decade the owner declares gold or influence, and the discount works only there until the next decade.',
    'POR-12.3': 'Bentivoglio A and B: when buying a treachery card draw 2, keep 1, put the other under the deck.',
    'POR-12.4':
      'Bentivoglio A only: at game end, where tied cities are equal in artist tiles too, the owner may declare which wins the tie.',
    'POR-12.5': 'Malatesta A and B: hand limit 3 instead of 2.',
    'POR-12.6':
      'Malatesta A only: once per decade, on the own turn and on top of the action, take a treachery card free.',
    'POR-12.7': 'Montefeltro: discount of 2 (A) or 1 (B) influence in every auction that uses influence.',
    'POR-12.8': 'Gonzaga: discount of 2 (A) or 1 (B) gold in every auction that uses gold.',
    'POR-12.9':
      'd’Este A and B: +1 defence in every war in which the owner is one of the two condottieri, for either city: as defender in round one, as original attacker in round two.',
    'POR-12.10': 'd’Este A only: may buy Artillery in decade I.',
    'POR-12.11': 'Malatesta A’s once-per-decade card is available anew in each decade, like a refreshed city tile.',
    'POR-13.1':
      'Banker: once per decade swap up to 3 gold for the same amount of influence or the reverse. Usable at any time (also on other players’ turns).',
    'POR-13.2':
      'Banker limit: not after the last event tile of the decade is sold, except to pay for that very tile; never at game end scoring.',
    'POR-13.3':
      'Lucrezia Borgia: once per decade, on the own turn, steal 2 influence from any other player; not during auctions.',
    'POR-13.4':
      'Della Rovere, Roderigo Borgia, Orsini Family, Colonna Family, Giovanni Medici: each gives 1 influence discount on the Pope tile; they add up.',
    'POR-13.5':
      'Ludovico Sforza: once per decade demand a re-roll in a war; both dice are re-rolled and the second result is final. The owner need not take part in the war.',
    'POR-13.6':
      'Alfonso of Aragon, Pallavicino Family: each gives one free treachery card once per decade on the own turn, including the turn on which the tile was won; both may be used in one turn.',
    'POR-13.7':
      'Ferrante of Aragon, Cesare Borgia: hand limit +1 each, cumulative with each other and with Malatesta (maximum 5).',
    'POR-13.8':
      'Caterina Sforza: +2 whenever the owner rolls with the defence value as a condottiere (round one or, as original attacker, round two) and has at least one troop tile; not if the only troop tile has been bribed.',
    'POR-13.9': 'Genoese Crossbow: own Crossbowmen +1 defence.',
    'POR-13.10': 'Swiss Mercenaries: own Pikemen +1 attack and +1 defence; 1 influence discount on condottiere bids.',
    'POR-13.11': 'Armourer: own Cavalry +1 attack; 1 influence discount on condottiere bids.',
    'POR-13.12': 'Spanish Infantry: own Infantry +1 attack and +1 defence.',
    'POR-13.13': 'A troop bonus needs the troop tile: without it the city tile gives no combat value.',
    'POR-13.14': 'City tiles not listed here have only income (and possibly “Merchant” in the title).',
    'POR-14.1': '2/3/4 VP (laurel): keep, score at game end.',
    'POR-14.2': '+1 Status (crown): put on a city of your choice, raise its status by 1.',
    'POR-14.3': 'French Invade: put on a city of your choice like an artist tile, lower its status by 2.',
    'POR-14.4':
      'Wine Merchants (two tiles exist): keep; each own Merchant city tile earns 1 extra gold each decade and scores 1 VP at the end. Owning both: 2 gold and 2 VP per Merchant tile.',
    'POR-15.1': 'A played or discarded card goes face up to the discard pile.',
    'POR-15.2': 'Bribe Troops: only in the bribe step, i.e. after condottieri are set and before dice are rolled.',
    'POR-15.3':
      'Bribe Troops may be played only by a condottiere of this war or by the Pope’s owner in its Holy League.',
    'POR-15.4':
      'Bribe Troops targets ANY troop tile (own side too). Its attack and defence count for nothing in the whole war, both rounds, and bonuses from other tiles to that troop are lost as well.',
    'POR-15.5': 'Bribe Cardinal: counts as 3 influence when paying for the Pope tile.',
    'POR-15.6':
      'Freeze Bid: played when it is your turn to bid in an auction, whether you then bid or pass; not if you have already passed.',
    'POR-15.7':
      'Freeze Bid effect: the chosen player cannot raise any more in this auction. A frozen player who does not hold the highest bid is out at once and gets no further turn; the highest bidder stays in, is out as soon as anyone goes higher, and wins if nobody does.',
    'POR-15.8': 'Steal Influence: own turn only, not during an auction; take 2 influence from one other player.',
    'POR-15.9': 'Steal Gold Shipment: own turn only, not during an auction; take 3 gold from one other player.',
    'POR-15.10':
      'Veto: played when the two cities of a war have been announced and before any condottiere bid; the war does not happen, the marker stays advanced.',
    'POR-15.11':
      'Start War: at the end of the own turn, start a war by the normal rules but without moving the wars-fought marker.',
    'POR-15.12':
      'Bad Weather: same moment as Veto; name one of the two cities: -1 attack if it is the attacker, -1 defence if it is the defender, in this war.',
    'POR-15.13': 'Bad Weather is discarded without effect if the war is vetoed.',
    'POR-16.1':
      'Public: status, war marker, all face-up tiles, every tile in front of players and whether it is turned, troop tiles, victory counters, condottiere gold on family tiles, bids, turn order, number of gold counters and of influence counters of each player (POR-R12), number of treachery cards in each hand, discard pile, size of the deck.',
    'POR-16.2':
      'Owner only: exact gold and influence; identity of treachery cards in hand; the two cards Bentivoglio looks at.',
    'POR-16.3':
      'Nobody: order of the treachery deck (Bentivoglio knows a card put under it); a secret turn-order bid before the reveal (its owner knows it).',
    'POR-16.4':
      'Decade II and III events lie face down, but all twelve are always used, so their content is known to whoever knows the set; an interface may show the list.',
    'POR-16.5': 'City tiles put back in the box are known by elimination.',
    'POR-16.6': 'Gold and influence become public at final scoring.',
    'POR-17.1': 'Standard (A) or alternative (B) family sides, POR-3.1.',
    'POR-17.2': 'Auction opening or beginner opening, POR-3.13. The two choices are independent of each other.',
    'POR-17.3': 'The rulebook has no solo mode, no automatic opponent and no expansion.',
    'POR-R1': 'The printed rules describe all eight kinds of cards, 25 in all; nothing is assumed to be missing.',
    'POR-R2':
      'Spellings differ (“Balgioni”, “Bentivogli”/“Bentivoglio”, “Alfonco”, “Familly”, “Wine Merchant”/“Wine Merchants”). They are the same items.',
    'POR-R3':
      'In the section on the Pope a bid means a bribe, and in the section on war a tie means a draw: slips of translation without a meaning for the rules.',
    'POR-R4': 'Freeze Bid is called “deferred bid” in Russian. The effect text is a freeze; nothing is deferred.',
    'POR-R5':
      '“12 counters of influence” means 12 points of influence. Counters have denominations, but the start amount is known to be 12.',
    'POR-R6':
      'Starting status: Venice 7, Florence 6, Milan 6, Rome 5, Naples 5. Published correction of the first edition.',
    'POR-R7': 'May a turn-order bid be 0? Yes, 0 to 45. “Some amount” does not forbid it and passing costs nothing.',
    'POR-R8':
      '“Reverse turn order” and “lowest bid next” are one rule: next is the not-passed player with the lowest bid; among equal bids the one later in turn order decides first. A sole not-passed player is not asked. The first player is asked only after being outbid. This also makes “highest bid chooses first” and “first to pass chooses last” agree; where equal bids were never raised, the earlier to pass chooses later.',
    'POR-R9':
      'May the family raise exceed holdings? No: the total bid is never above the gold the player owns (45 unless gold was traded); increments are whole gold. Gold lying in a bid is locked: it cannot be traded.',
    'POR-R10': 'Beginner dice ties: tied players re-roll among themselves until separated. Usual practice.',
    'POR-R11':
      'Players who do not reseat would bid clockwise by seat but act by marker. The table always seats by marker: next player = next marker, cyclic. The text recommends it and it removes a double order.',
    'POR-R12':
      'Counter numbers visible, values not: opponents are shown how many gold counters and how many influence counters a player has, never the values; the owner sees exact amounts. The table makes change automatically, so the count is that of the fewest counters for the amount (17 gold = 10+5+1+1 = 4 counters; 6 influence = 5+1 = 2). The text demands a visible count, so hiding it is not the default. A sealed turn-order bid changes the shown count only at the reveal. Table options may hide the count or open all holdings. What a player can work out by remembering public prices and incomes is fair; the table shows no running total of it.',
    'POR-R13':
      'A trade is a one-way gift or an exchange agreed by both, carried out at once and as a whole; promises are only words. Others see who traded with whom and in which currencies, not the amounts (face-down counters; only the new counter numbers show). Because promises do not bind, the table never enforces a future part.',
    'POR-R14':
      'When is trading closed? A player with the standing high bid may not give away, nor convert with the Banker, what is needed to cover it (this includes the other currency where the bid counts on the Banker). During the opening, gold already bid is locked (R9), a player who has sealed a secret bid may not give that gold away, and beginners keep their 5 gold ready (POR-H11). Trading ends for good when the last event auction of decade III closes. Otherwise it is open at every decision of every player. Without this, bids could become unpayable and the majorities could be shuffled after the fact.',
    'POR-R15':
      'Deck empty: shuffle the discard pile into a new deck. If both are empty no card can be bought or drawn. Standard practice.',
    'POR-R16':
      'Condottiere gold on a family tile is not holdings: it cannot be spent, traded, stolen or counted for bids until collected.',
    'POR-R17':
      'A player at a city-tile limit is skipped in the bidding for tiles that cannot be taken. Text gives only the ownership limit; letting such a player bid up others without risk would be abuse.',
    'POR-R18':
      'Nominating needs a legal opening bid: if holdings plus discounts (and Banker, R23) are below twice the status, the tile cannot be nominated.',
    'POR-R19':
      'Discarding a troop uses the whole action; exactly one tile; no refund. The text puts it “instead of buying”.',
    'POR-R20': 'Minimum raise is 1. Silence.',
    'POR-R21':
      'Twice-status is measured on the bid, not on the net price. Gonzaga A with status 6 must still bid 12 and pays 10.',
    'POR-R22': 'Discounts stack but a net price is never below 0 and never pays out.',
    'POR-R23':
      'An unused Banker counts toward what a player may bid in any auction, condottiere auctions included: up to 3 of the other currency may be planned in. If the winner needs it, it is used at payment for at least the missing amount. The text allows the Banker “to pay for the last event”, so payment use must be possible. Converting earlier is legal too.',
    'POR-R24':
      'Bribe Cardinal counts likewise: a Pope bid may reach influence + discounts + 3 per such card in hand (+ Banker). The winner chooses how many cards to use as long as the price is met; several are allowed; no change is given.',
    'POR-R25':
      'Bentivoglio’s draw-two works on paid cards only (buy action and POR-7.13), not on free cards. The text says “when buying”. With one card left in deck and none in discard, only one is drawn.',
    'POR-R26':
      'Over the hand limit, the player sees the new card and chooses what to discard (it may be the new one). Nothing else may be done first. A player with a full hand may still buy or draw. If a limit never drops, no other case arises (city tiles cannot be lost).',
    'POR-R27': 'A troop type whose stack is empty cannot be bought until someone discards one.',
    'POR-R28':
      'The consolation card (POR-7.13) is decided at once after the winner has paid, before any own-turn ability.',
    'POR-R29':
      'An artist may be put on a city already at 10, French Invade on one at 3: the tile is placed, the marker stays. French Invade on a city at 4 moves it only to 3.',
    'POR-R30':
      'Does French Invade count as an artist tile for ties? Yes. The text calls it an artist tile twice (crown tile; placed “as an artist tile”). An edition file can change it.',
    'POR-R31': 'A zero bid that nobody raises wins for nothing.',
    'POR-R32':
      '“Who ended the decade” is the player who nominated the last event tile, not its buyer. The text speaks of the player who decides to put it up.',
    'POR-R33':
      'After the last event is paid for and placed (an artist or French Invade still goes to its city first), the decade ends immediately: no Start War, no free card, no steal, no Banker, even for the active player. Own-turn abilities must be used before nominating it.',
    'POR-R34':
      'Window order for Veto/Bad Weather: turn order, starting with the active player, decides between several who want to play; all are asked at once (POR-H1). A played card restarts the asking; the window closes when all decline. A Veto closes it at once. Anyone may play, the starter of the war included. Every player who holds at least one card is asked, so that asking reveals nothing.',
    'POR-R35':
      'Bad Weather lowers only the named value (attacking city: attack; defending city: defence). In the counter-attack other values are used, so it no longer matters. Several cards add up. It hits an unrepresented city as well.',
    'POR-R36':
      'Minimum condottiere bid is 0, as for events. The text sets no minimum. An edition file can set another. The defender auction also opens with the active player; if not eligible (no troops, or already attacker), with the next eligible player clockwise. Eligibility is fixed when the auction starts.',
    'POR-R37':
      'Pay is laid down after both auctions, at pre-fight status, from the supply. A sole condottiere is paid too. No condottiere, no pay.',
    'POR-R38':
      'The unrepresented city has +3 in both rounds, wins and loses status normally, gains no counter; the table rolls for it. “City represented by the winner” is read as “the winning city”.',
    'POR-R39':
      'Holy League: not available to a Pope’s owner who is a condottiere of this war, nor with no troops; all own troops join, not a selection; it may back an unrepresented city; it needs at least one condottiere in the war. Bonuses to troop tiles (Swiss, Armourer, Genoese, Spanish) count; “as condottiere” bonuses (d’Este, Caterina) do not. Declared or declined before any bribe.',
    'POR-R40':
      'Each of the three may play any number of Bribe Troops in the own slot; nobody gets a second slot. The target must be fighting in this war and not yet bribed. Influence income of the troop is untouched.',
    'POR-R41':
      'Caterina with several troops loses the +2 only if all of them are bribed. d’Este’s +1 never depends on troops.',
    'POR-R42':
      'Ludovico’s window opens after each battle roll (round one and round two) while the tile is unused; only the roll just made is repeated. Both dice. After the re-roll there is no further window.',
    'POR-R43':
      'Totals may be 0 or negative (Bad Weather); the “at least twice” test uses plain arithmetic, so any win over a total of 0 or less is a double.',
    'POR-R44':
      'Own-turn abilities and steal cards may be used before choosing the action or after the action is complete, never inside an auction or a war. The text shuts these out of auctions only; the whole war is closed because it is two auctions in a row and the same theft can be done before declaring it. Start War comes last: after it no other own-turn ability; further Start War cards may follow one by one. Start War may follow any action (pass included), may use a card got this turn, and ignores the war limit. To hide who holds the card, the turn of everybody who has any card or an own-turn ability left closes with an explicit end-of-turn step (except the turn that ends a decade).',
    'POR-R45':
      'Veto on a war begun with the Start War card: the marker, which was not moved, stays. The “marker moves” sentence describes the move already made by the action.',
    'POR-R46':
      'Stealing from a player with less than 2 influence / 3 gold takes what is there. Stealing from a player with nothing is legal (amounts are hidden). Amounts taken are announced.',
    'POR-R47':
      'Freeze Bid may be played by the nominator before the opening bid, on a player who has not bid yet (who is then out at once), and in condottiere auctions. A frozen player who is out gets no last turn to play an own Freeze Bid. Target: another player still in this auction and not yet frozen. It ends with this auction: the attacker and defender auctions are two auctions. Several may be played in one bidding turn.',
    'POR-R48':
      'A tile won during the decade is fresh: its once-per-decade use is available at its next legal moment, at once for Alfonso/Pallavicino if won on the own turn.',
    'POR-R49':
      'The text forces no end if everyone passes for ever. Here, after three full rounds of passes, the active player may not pass (an event can always be nominated with bid 0), unless the table switches this off (POR-H10).',
    'POR-R50':
      'How much is third place worth? 5 VP. The text states only 10, 7, 3 and 2; the third value is printed on the board, and 5 fits the sequence.',
    'POR-R51':
      'Ties: sort by status, then by number of artist tiles; cities equal in both form a group and all take the lowest place the group covers. So three cities tied for places 2-4 with 2, 2 and 1 artists take places 3, 3 and 4; with 2, 1 and 1 they take 2, 4 and 4. Bentivoglio A may instead order such a group completely, or leave it tied; decided before gold and influence are revealed.',
    'POR-R52':
      'For gold and influence, zero can be the top or second amount like any other number. If everyone ties for most gold, everyone gets 5.',
    'POR-R53':
      'Baglioni B declares for decade I after families are chosen and before the first turn; for later decades right after POR-10.7; publicly.',
    'POR-R54':
      'The sentence on VP printed on city tiles has no known case. Tiles without a description in the rulebook have no ability.',
    'POR-R55': 'Event tiles are the same twelve every game, so an open list of later decades is no leak.',
    'POR-R56':
      'When two players could act in the same open moment (trade, Banker), first come first served; in order of arrival. None of these can undo a bid or a roll.',
    'POR-R57':
      'Windows and secrets: every reaction window that needs a hidden card (Veto/Bad Weather, Bribe Troops, Start War at end of turn, Freeze Bid in a bidding turn) is offered to each player entitled by public facts who holds at least one treachery card, whatever the cards are. A player with an empty hand may be skipped. Otherwise the mere asking would betray the card. Windows that rest on public tiles (Holy League, Ludovico, Banker) are asked only of their owner.',
    'POR-R58':
      'A condottiere auction with one eligible player: that player is asked once, names any bid from the minimum up or passes. If all but one have passed and the last has not bid, the last is still asked. A bid by the last one wins at once.',
    'POR-H1':
      'A declared war: everybody who could step in is asked at the same time and unseen, so that neither the question nor the time of an answer tells anything. Of those who play something, the first in turn order, counted from the active player, plays it; all others keep theirs, and everybody is asked anew.',
    'POR-H2':
      'An open offer binds what it offers: that cannot be bid, spent or offered to somebody else until the offer is answered or withdrawn. So no offer can turn out to be empty.',
    'POR-H3':
      'One offer at a time from one player to another: a new one takes the place of the old one, and the other hears the new terms.',
    'POR-H4':
      'When a player is robbed, all their open offers lapse, however much they have left: so the end of an offer tells nothing about holdings. All open offers lapse when the points are counted. Both sides are told of it.',
    'POR-H5':
      'One offer asks for at most 30 gold and 15 influence, whatever anybody has: so the form tells nothing about holdings.',
    'POR-H6': 'A promise is one of fifteen set sentences, so that both sides read it in their own language.',
    'POR-H7':
      'Whoever nominates a tile is held to the least opening bid: that much cannot be given away or changed with the Banker before the first bid.',
    'POR-H8':
      'A standing bid is covered in this order: Bribe Cardinals in hand (for the Pope), then its own currency, then the Banker. What lies beyond that is free.',
    'POR-H9':
      'The winner of the Pope who holds any card, and a winner with an unused Banker, are asked how to pay, unless nothing is left to pay; everybody else pays in full without being asked.',
    'POR-H10':
      'Passing is closed after three full rounds in which everybody passed, until somebody acts. It is so at every table, of people or bots, that does not switch it off (“No endless passing”).',
    'POR-H11':
      'Beginner opening: until all families are chosen, 5 gold of each player are locked; they cannot be given away. So everybody really pays 5 gold.',
    'POR-H12':
      'In the first edition Lorenzo Medici could veto a war; the text we follow does not say so, and Lorenzo brings income only. A table may switch it on (“Lorenzo’s veto”): once per decade, in the window of Veto and Bad Weather, the tile’s owner may forbid the war, on anybody’s turn and without a card. It works like Veto.',
    'POR-D1':
      'Table/host, before start: side A or B; auction or beginner opening; what is seen of holdings; pass guard (POR-H10); Lorenzo’s veto (POR-H12).',
    'POR-D2': 'All, simultaneous, secret, opening: turn-order bid 0..own gold (45).',
    'POR-D3': 'Lowest not-passed bidder, family auction: raise above highest, or pass.',
    'POR-D4': 'In order of final bids (or reverse order in beginner opening), family choice: one of the families left.',
    'POR-D5': 'Baglioni B owner, start of each decade: gold or influence.',
    'POR-D6':
      'Active player, own turn, before and after the action: free card (Malatesta A, Alfonso, Pallavicino), Lucrezia + victim, Steal Influence + victim, Steal Gold + victim.',
    'POR-D7':
      'Active player, own turn: one action: buy troop type / discard troop type / buy card / nominate city tile, event or Pope with opening bid / start war / pass.',
    'POR-D8': 'Bentivoglio, when buying a card: which of two cards to keep.',
    'POR-D9': 'Any player over the hand limit, right after a draw: which cards to discard.',
    'POR-D10':
      'Current bidder, each bidding turn: any Freeze Bid + target first (optional), then bid amount or pass; a frozen player who is not high bidder is out and not asked.',
    'POR-D11': 'Winner of the Pope, payment: how many Bribe Cardinal cards; Banker amount.',
    'POR-D12': 'Winner of any tile or condottiere position, payment: Banker use if owned and unused.',
    'POR-D13': 'Nominator who lost a city tile, after the auction: buy a treachery card or not.',
    'POR-D14': 'Winner of artist / French Invade, after the auction: which of five cities.',
    'POR-D15': 'Active player, war declared (action or Start War): attacking city and defending city (two different).',
    'POR-D16':
      'Every player with cards, out of turn, after declaration: Veto, Bad Weather + city, or decline; also the owner of Lorenzo, if the table plays with his veto (POR-H12).',
    'POR-D17':
      'Eligible players, attacker auction, then defender auction: as D10 in influence; everyone, the first and the last included, may pass (POR-8.32).',
    'POR-D18': 'Pope’s owner, out of turn, after condottieri are paid: Holy League: attacker, defender, or decline.',
    'POR-D19':
      'Attacker, defender, Pope in League, in this order (each if holding any card, POR-R57), bribe step: Bribe Troops cards + target tiles, or decline.',
    'POR-D20': 'Owner of unused Ludovico Sforza, out of turn, after each battle roll: re-roll or accept.',
    'POR-D21': 'Active player, end of turn: Start War card(s) or end turn.',
    'POR-D22': 'Owner of unused Banker, any time until the last event of the decade is sold: direction and amount 1-3.',
    'POR-D23': 'Any two players, any time (POR-R14): propose, accept, decline an exchange of gold/influence; gift.',
    'POR-D24': 'Bentivoglio A owner, final scoring: order of tied cities, or leave tied.',
    'POR-E1':
      'Given a city on status 10. When one of its tiles is nominated. Then the opening bid must be at least 20 gold.',
    'POR-E2':
      'Given discounts worth 2 gold and 6 gold in hand. When bidding in a gold auction. Then bids up to 8 are legal and 9 is not.',
    'POR-E3':
      'Given three cities tied for second place with equal artist tiles. When ranking. Then each takes fourth place, worth 3 VP; the next city takes fifth place, worth 2 VP; the leader has 10.',
    'POR-E4': 'Given two Naples tiles and Naples in the 7 VP circle. When scoring. Then these tiles score 14 VP.',
    'POR-E5': 'Given 1, 2, 3, 4 or 5 war victory counters. Then they score 1, 3, 6, 10 or 15 VP.',
    'POR-E6':
      'Given both Wine Merchants tiles. Then every own Merchant city tile earns 2 extra gold per decade and scores 2 VP at the end.',
    'POR-E7':
      'Given six players and the beginner opening. Then the holder of marker 6 chooses a family first, and after the choice each player pays 5 gold (45 becomes 40).',
    'POR-E8':
      'Given turn-order bids are on the table. When the family bidding starts. Then the last player decides first and must beat the bid of the first player (the highest on the table) or pass.',
    'POR-E9': 'Given Caterina Sforza and a single troop tile, which is bribed. Then her +2 defence does not apply.',
    'POR-E10':
      'Given the deciding roll is at least double (the rule gives no figures; e.g. 8 against 4 is double, 8 against 5 is not). Then the winner’s city rises 2 and the loser’s city falls 2.',
    'POR-E11': 'Given a tie for most gold between two players. Then both get 5 VP, and no one gets the second place.',
    'POR-E12':
      'Given fewer than 5 players. Then at most 4 wars per decade can be started with the action; with 5 or 6 players at most 5.',
  },
};
