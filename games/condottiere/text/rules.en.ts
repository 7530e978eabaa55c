// The rules reference of Condottiere in English. Prompts, log lines and names stand elsewhere.

export const rulesEn = {
  chapters: {
    '1': 'Components and the table',
    '2': 'Setup',
    '3': 'Rounds and choosing a site',
    '4': 'Battle turns',
    '5': 'Strength of a battle line',
    '6': 'Cards',
    '7': 'Concluding a battle',
    '8': 'End of a round',
    '9': 'Deals between players',
    '10': 'Winning',
    '11': 'Variants: general',
    '12': 'Variant: Draw After Battle',
    '13': 'Variant: Playing for Points',
    '14': 'Variant: Bigger Kingdoms',
    '15': 'Variant: Capturing Regions',
    '16': 'Variant: Hidden Cards',
    '17': 'Hidden and public information',
    R: 'Rulings',
    D: 'Decisions',
    E: 'Worked examples',
  },
  entries: {
    'CON-1.1': 'Condottiere is a game for 2 to 6 players.',
    'CON-1.2': 'All players share one deck of 110 cards: 58 mercenaries and 52 special cards.',
    'CON-1.3': 'Mercenaries: ten of strength 1, and eight each of strengths 2, 3, 4, 5, 6 and 10.',
    'CON-1.4':
      'Special cards: 3 Winter, 3 Spring, 6 Bishop, 12 Courtesan, 6 Drummer, 3 Heroine, 16 Scarecrow, 3 Surrender.',
    'CON-1.5': 'The board is a map of Italy cut into 17 regions, each named after its city.',
    'CON-1.6': 'Two regions are adjacent when they share a common border.',
    'CON-1.7':
      'There is one Condottiere token. Whoever holds it chooses the site of the next battle and moves first in it.',
    'CON-1.8': 'There is one Favor of the Pope token. It starts off the board, and only a Bishop can place it.',
    'CON-1.9':
      'There are six colours with six control markers each, 36 in all. No player can ever need a seventh marker.',
    'CON-1.10': 'A region is either neutral or controlled by exactly one player, whose control marker lies on it.',
    'CON-1.11':
      'Only cards with the orange border and the shield are mercenaries. Courtesan and Heroine have a strength but are not mercenaries.',
    'CON-1.12':
      'No card ever leaves the game: each of the 110 is always in the draw pile, the discard pile, a hand or a battle line.',

    'CON-2.1': 'The board starts empty: all 17 regions are neutral and the Favor of the Pope token is off the board.',
    'CON-2.2': 'Each player chooses a colour and takes its control markers.',
    'CON-2.3': 'The youngest player takes the Condottiere token (for an online table see CON-R1).',
    'CON-2.4': 'The token holder shuffles the deck and deals 10 cards facedown to every player, themselves included.',
    'CON-2.5':
      'Only then does the token holder place the Condottiere token on any region: the first site. They have therefore already seen their hand.',
    'CON-2.6': 'The first round starts with that battle.',
    'CON-2.7': 'Setup is the same for any number of players; only the victory conditions differ.',

    'CON-3.1':
      'The game is a sequence of rounds, and a round is one or more battles. No cards are drawn between battles of the same round.',
    'CON-3.2':
      'Before every battle the token holder must place the Condottiere token on a legal region. They cannot decline.',
    'CON-3.3':
      'A region is a legal site when it carries neither a control marker of any player nor the Favor of the Pope token.',
    'CON-3.4':
      'A region whose last battle was tied is a legal site again, even at once, unless the Favor of the Pope token is on it now.',
    'CON-3.5': 'A token holder with no cards in hand still chooses the site.',

    'CON-4.1': 'The player who placed the Condottiere token takes the first turn; play goes clockwise.',
    'CON-4.2': 'On your turn you do exactly one thing: play one card from your hand, or pass.',
    'CON-4.3': 'A played card is laid faceup in your own battle line beside your earlier cards, visible to all.',
    'CON-4.4': 'Any type of card may be the first card of a line, special cards included.',
    'CON-4.5': 'After playing, you announce the current strength of your line; it is public.',
    'CON-4.6':
      'Playing a card is never compulsory: any turn may be a pass, even the very first turn of the token holder.',
    'CON-4.7': 'A player who has passed may not play again in this battle; their later turns are skipped.',
    'CON-4.8':
      'The line of a passed player stays in play: it still counts, can still win, and is still affected by Bishop, Winter and Spring.',
    'CON-4.9':
      'A pass by some players does not end the battle. The last player who has not passed may keep playing, one card per turn, until they pass too.',
    'CON-4.10': 'A player with no cards in hand on their turn can only pass.',
    'CON-4.11':
      'A player without cards takes no part in later battles of the round: their line is empty, with strength 0. The others fight without them.',
    'CON-4.12':
      'A player who spent their last card in a battle and won it still receives the Condottiere token and chooses the next site.',
    'CON-4.13': 'The battle ends when every player has passed, or at once when a Surrender is played.',
    'CON-4.14':
      'There are no reactions: cards are played only on your own turn, and every effect is fully resolved before the next turn.',

    'CON-5.1': 'The strength of a line is the sum of its cards’ strengths after all modifiers.',
    'CON-5.2':
      'A Courtesan is always worth 1 and a Heroine always 10. Winter, Spring, Drummer, Surrender, Bishop and Scarecrow add 0.',
    'CON-5.3':
      'A mercenary is worth its printed strength, or 1 if a Winter is in play. Double that if a Drummer is in the same line. Then add 3 if a Spring is in play and its printed strength is the highest among all mercenaries in play.',
    'CON-5.4': 'Winter and Spring are never in play together, because each discards the other when it is played.',
    'CON-5.5':
      'Strengths are counted anew whenever a card enters or leaves any line. The strength at the end of the battle decides it.',

    'CON-6.1':
      'Mercenary: adds its printed strength (1, 2, 3, 4, 5, 6 or 10), which Winter, Spring and Drummer may change.',
    'CON-6.2': 'Winter: when it is played, every Spring in play is discarded at once, whoever played it.',
    'CON-6.3':
      'While a Winter is in play, every mercenary in every line has strength 1, including those of the player who played it.',
    'CON-6.4': 'Several Winters act as one.',
    'CON-6.5': 'A Winter lies in the line of the player who played it until the battle ends or a Spring discards it.',
    'CON-6.6': 'Spring: when it is played, every Winter in play is discarded at once, whoever played it.',
    'CON-6.7':
      'While a Spring is in play, find the highest mercenary strength in any line. Every mercenary of that strength gets +3, in every line that has one.',
    'CON-6.8': 'If one line holds several such mercenaries, each of them gets +3.',
    'CON-6.9': 'Several Springs act as one.',
    'CON-6.10': 'A Spring lies in the line of the player who played it until the battle ends or a Winter discards it.',
    'CON-6.11':
      'Bishop: when it is played, every mercenary of the highest strength in play is discarded from every line. That includes the Bishop player’s own line and the lines of passed players.',
    'CON-6.12': 'All mercenaries tied for that strength go; mercenaries of lower strength stay.',
    'CON-6.13': 'A Bishop never touches cards that are not mercenaries.',
    'CON-6.14': 'The Bishop card itself is discarded once resolved; it does not stay in the line.',
    'CON-6.15':
      'The player of a Bishop takes the Favor of the Pope token, from the board if it is there, and decides at once: put it on a region without a control marker, or leave it off the board.',
    'CON-6.16': 'A region carrying the Favor of the Pope token cannot be chosen as a site.',
    'CON-6.17':
      'The Favor of the Pope token stays where it is, across battles and rounds, until the next Bishop is played.',
    'CON-6.18': 'A Bishop may be played with no mercenary in play; the Favor of the Pope token is still moved.',
    'CON-6.19':
      'Courtesan: strength 1, not a mercenary. Winter, Spring, Drummer, Scarecrow and Bishop do not affect her.',
    'CON-6.20':
      'Courtesan majority: at the end of the battle the single player with the most Courtesans in their line, passed or not, takes the Condottiere token instead of the winner.',
    'CON-6.21': 'The winner still conquers the region; only the Condottiere token goes elsewhere.',
    'CON-6.22':
      'If two or more players tie for the most Courtesans (0 each included), the winner of the battle takes the Condottiere token.',
    'CON-6.23':
      'If Courtesans are tied for the most and strength is tied for the most, the Condottiere token goes to the player left of the one who last had it.',
    'CON-6.24':
      'Drummer: doubles every mercenary in the line it lies in, whether played before or after it. Other lines are unaffected.',
    'CON-6.25': 'Several Drummers may be in one line; together they act as one.',
    'CON-6.26': 'With a Winter in play, a mercenary beside a Drummer is worth 2.',
    'CON-6.27': 'With a Spring in play, the doubling comes first and the +3 is added after it.',
    'CON-6.28':
      'Heroine: strength 10, not a mercenary. Winter, Spring, Drummer, Scarecrow and Bishop do not affect her.',
    'CON-6.29': 'Scarecrow: when you play it, you may take one mercenary of your own line back into your hand.',
    'CON-6.30':
      'Taking a card back is optional. A Scarecrow may be played without taking one, even with no mercenary in the line.',
    'CON-6.31':
      'A Scarecrow cannot take special cards (Courtesan and Heroine included), cards from another line or discarded cards.',
    'CON-6.32': 'The Scarecrow is discarded once resolved; it does not stay in the line.',
    'CON-6.33': 'The recovered mercenary is an ordinary card in hand and may be played again later in the same battle.',
    'CON-6.34': 'Surrender: the battle ends immediately; no further turn is taken.',
    'CON-6.35':
      'The player with the strongest line at the moment a Surrender is played wins, whether or not they played it or have passed.',
    'CON-6.36': 'A tie at that moment is resolved like any tie (CON-7.4, CON-7.5). Courtesans count as usual.',

    'CON-7.1':
      'A battle is concluded in four steps: (1) compare strength, (2) choose the next site, (3) discard lines, (4) discard hands.',
    'CON-7.2':
      'Step 1: the player with the single highest strength conquers the region and places their control marker on it.',
    'CON-7.3':
      'Step 1: that player takes the Condottiere token, unless the Courtesan majority (CON-6.20) gives it to someone else.',
    'CON-7.4':
      'If two or more players tie for the highest strength, nobody conquers the region, whatever the other players have.',
    'CON-7.5':
      'After such a tie the Condottiere token goes to the player left of the one who placed it for this battle (for a sole Courtesan leader see CON-R8).',
    'CON-7.6':
      'Victory is checked at the end of step 1. If somebody has won, the game ends there and steps 2 to 4 are not carried out.',
    'CON-7.7':
      'Step 2: the new token holder chooses the next site under CON-3.3, before any card is discarded or dealt.',
    'CON-7.8': 'Step 3: every card in every line is discarded, winner’s and losers’ alike. This is mandatory.',
    'CON-7.9':
      'Step 4: a player who has cards but no mercenary in hand may discard the whole hand. It is all or nothing, and optional.',
    'CON-7.10': 'A player with even one mercenary in hand may not discard in step 4.',
    'CON-7.11':
      'If two or more players have cards after step 4, the next battle starts at the chosen site with the cards in hand. Everybody’s pass is cleared.',
    'CON-7.12':
      'Right after the victory check and before step 2, see whether any region is still available (CON-10.4), with the Favor of the Pope token where it stands at that moment. If none is, steps 2 to 4 are not carried out.',

    'CON-8.1': 'After step 4, if at most one player has cards in hand, the round ends.',
    'CON-8.2': 'A sole player with cards may keep up to two of their choice and must discard the rest.',
    'CON-8.3': 'The token holder then shuffles together all cards not kept, draw pile and discards alike.',
    'CON-8.4': 'They deal so that every player has 10 cards; kept cards count towards the 10.',
    'CON-8.5': 'They then deal each player 1 more card per region that player controls.',
    'CON-8.6': 'The new round starts with the battle at the site already chosen in step 2, the token holder first.',
    'CON-8.7': 'In the basic game there is no hand limit and no other way to draw cards.',
    'CON-8.8':
      'A new round clears all passes and starts with empty lines. Regions, control markers, the Favor of the Pope token and the token holder carry over unchanged.',

    'CON-9.1': 'Players may talk and make deals at any time.',
    'CON-9.2': 'Players may show each other their cards.',
    'CON-9.3': 'Cards may never be exchanged or given away.',
    'CON-9.4': 'Agreements are not binding; the game enforces none.',

    'CON-10.1': 'With 4, 5 or 6 players you win with 5 regions in total or with 3 adjacent regions.',
    'CON-10.2': 'With 2 or 3 players you win with 6 regions in total or with 4 adjacent regions.',
    'CON-10.3':
      'Either condition is enough. The game ends at the end of the compare-strength step in which one is first met, and that player wins.',
    'CON-10.4':
      'If after a battle no region is available any more (all are conquered, or all but the one carrying the Favor of the Pope token) and nobody has met a condition, the game ends. The player with the most regions wins.',
    'CON-10.5': 'If players tie for the most regions, a final battle decides among exactly those players.',
    'CON-10.6':
      'Before it, all players, finalists or not, discard their hands, and the token holder shuffles all 110 cards.',
    'CON-10.7': 'Each finalist is dealt 10 cards plus 1 per region they control; nobody else gets cards.',
    'CON-10.8':
      'The token holder goes first if they are a finalist; otherwise the finalist nearest to their left does.',
    'CON-10.9': 'The final battle follows the normal battle rules among the finalists. Its winner wins the game.',
    'CON-10.10': 'If the final battle is tied, the tied players share the victory.',

    'CON-11.1':
      'There are five optional variants: Draw After Battle, Playing for Points, Bigger Kingdoms, Capturing Regions and Hidden Cards. They are agreed before the game.',
    'CON-11.2': 'Playing for Points and Capturing Regions may not be used together.',
    'CON-11.3': 'Every other combination is allowed, from no variant to four at once: 24 combinations in all.',
    'CON-11.4': 'What a variant does not mention stays as in the basic game.',

    'CON-12.1':
      'There are no rounds; the game is one series of battles. Discarding hands (CON-7.9, CON-7.10) and the end of a round (chapter 8) do not apply.',
    'CON-12.2': 'Players start with 7 cards instead of 10.',
    'CON-12.3':
      'A battle ends with: (1) compare strength, (2) draw, (3) choose the next site, (4) discard lines. The token holder thus sees their new cards before choosing.',
    'CON-12.4': 'In the draw step each player may draw up to 3 cards from the draw pile.',
    'CON-12.5':
      'A draw may not take a hand above its limit: 10 plus 1 per region controlled, counting the region just won.',
    'CON-12.6': 'If at the end of a battle no player has any card in hand, each player draws 10 instead.',
    'CON-12.7': 'There is no option to discard your hand after a battle.',
    'CON-12.8':
      'Victory is still checked at the end of the compare-strength step, before the draw, and so is whether any region is left (CON-7.12).',
    'CON-12.9':
      'CON-7.11 does not apply either: the next battle always starts, however few players hold cards. Passes are cleared.',

    'CON-13.1': 'Several games are played; a target (for example 20 or 30 points) is agreed first.',
    'CON-13.2': 'At the end of each game every player scores 1 point per region they control.',
    'CON-13.3':
      'A player who won that game with adjacent regions (3 with 4 to 6 players, 4 with 2 or 3) scores 5 more.',
    'CON-13.4': 'Games go on until, after scoring, at least one player has reached or passed the target.',
    'CON-13.5': 'Then the player with the most points wins the series, whoever won the last game.',
    'CON-13.6':
      'A tie for the most points is settled by a final battle (CON-10.6 to CON-10.10) among the tied players.',
    'CON-13.7': 'Between games only the points carry over; board, deck and hands are set up anew.',

    'CON-14.1': 'With 4, 5 or 6 players you need 4 adjacent regions, or 5 in total.',
    'CON-14.2': 'With 2 or 3 players you need 5 adjacent regions, or 6 in total.',

    'CON-15.1':
      'A region with another player’s control marker is also a legal site, unless the Favor of the Pope token is there. Its controller is the defender of that battle.',
    'CON-15.2':
      'The defender may pass any number of times without losing the right to play later in the battle, as long as they have played no card in it.',
    'CON-15.3': 'From their first played card on, the defender is under the normal rules: their next pass is final.',
    'CON-15.4': 'The defender may therefore start playing after all others have passed.',
    'CON-15.5':
      'If another player has the single highest strength, they take the region: their marker replaces the defender’s.',
    'CON-15.6': 'If the defender has the single highest strength, they keep the region.',
    'CON-15.7': 'If the battle is tied, the defender keeps the region and receives the Condottiere token.',
    'CON-15.8':
      'The player of a Bishop may put the Favor of the Pope token on any region, controlled ones included, or leave it off the board.',
    'CON-15.9': 'A controlled region carrying the Favor of the Pope token cannot be attacked.',
    'CON-15.10': 'Battles for neutral regions have no defender and follow the basic rules.',
    'CON-15.11':
      'A lost region at once stops counting for its former owner: for victory, for cards dealt per region and for the hand limit.',

    'CON-16.1': 'Mercenaries, Drummers, Heroines and Courtesans are played facedown.',
    'CON-16.2': 'Winter, Spring, Bishop, Scarecrow and Surrender are played faceup and work at once.',
    'CON-16.3':
      'The next time you play a card, you turn your earlier facedown card faceup. So you never have more than one facedown card after your turn.',
    'CON-16.4': 'The announced strength counts only faceup cards.',
    'CON-16.5': 'A player who passes may leave their facedown card facedown.',
    'CON-16.6':
      'At the end of the battle, before strengths are compared, all facedown cards are turned up. They count fully: for strength, Drummer, the Courtesan majority and Spring’s highest mercenary.',
    'CON-16.7': 'A Scarecrow cannot take a facedown mercenary.',
    'CON-16.8':
      'A Bishop looks only at faceup mercenaries: facedown ones neither set the highest strength nor are discarded.',

    'CON-17.1': 'Hands: only the owner knows the cards, unless they show them (CON-9.2).',
    'CON-17.2': 'Draw pile: order and contents are hidden from everyone; its size is public.',
    'CON-17.3':
      'Lines: faceup cards and announced strengths are public. With Hidden Cards the number of facedown cards is public too, but only the owner knows what they are.',
    'CON-17.4': 'Regions, control markers, both tokens, who has passed and whose turn it is are public.',
    'CON-17.5': 'Hand sizes are public.',
    'CON-17.6': 'Cards discarded from lines are public. For cards discarded from hand see CON-R17.',
    'CON-17.7':
      'Whether a player could discard their hand in step 4 is private; only an actual discard is seen. Until all have answered, nobody sees who still has to answer.',
    'CON-17.8': 'The points of a series (Playing for Points) are public.',
    'CON-17.9': 'Spectators and the public log get public information only.',

    'CON-R1':
      'Who is the “youngest” at an online table? A random seat takes the Condottiere token first. Option: the host names the starting seat.',
    'CON-R2':
      'What is a group of “3 adjacent regions”? A connected group: you can get from each of its regions to every other through your own regions. They need not all touch each other.',
    'CON-R3':
      'May you choose a region you control yourself as the site? No, any control marker blocks it. The more exact of the two sentences in the rulebook decides.',
    'CON-R4':
      'How many players make a tie, and who is “to the left”? Two or more. Left is the next seat clockwise, whether or not that player has cards.',
    'CON-R5':
      'Do Bishop and Spring look at printed or changed strength? Always printed: under Winter a Bishop removes only the highest printed number, and a doubled 5 is lower than a plain 6. Option: by current strength, so that under Winter a Bishop removes every mercenary (a Drummer never matters).',
    'CON-R6':
      'Do the seasons act during the battle or only at its end? The result is the same. The strength shown always includes the effects now in play.',
    'CON-R7':
      'Must you have more Courtesans than the winner, or the most of all? The most of all, alone. If two losers tie above the winner, the winner keeps the Condottiere token.',
    'CON-R8':
      'Strength is tied but one player alone has the most Courtesans: who gets the Condottiere token? That player, even if not among those tied; the region stays unconquered. Option: the left neighbour gets it, as after any tie.',
    'CON-R9':
      'Everybody passes with no strength at all: is it a tie? Yes. All lines are at 0, so nobody conquers the region and the Condottiere token goes to the left.',
    'CON-R10':
      'Left of whoever “last placed” or “last controlled” the Condottiere token: the same person? Yes, the one who placed it for this battle. A player without cards can receive it this way.',
    'CON-R11':
      'May the Favor of the Pope token be put on the region now being fought over? Yes, and the battle goes on. After a tie the region is closed until the token moves; after a conquest the token just stays there. Option: forbid it.',
    'CON-R12':
      'May the Favor of the Pope token go back to where it just was? Yes, if that region is still eligible. If none is eligible (possible only where CON-R11 forbids the site), it stays off the board.',
    'CON-R13':
      'When is the Favor of the Pope token placed? Within the Bishop player’s turn, after the mercenaries are discarded and before the next player acts. Two Bishops in one battle mean two placements, one after the other.',
    'CON-R14':
      'May a Bishop be played with no faceup mercenary in play? Yes. Nothing is discarded from the lines, and the Favor of the Pope token is moved as usual.',
    'CON-R15':
      'Does a Bishop remove mercenaries from the game for good? No. They go to the discard pile and are shuffled in again later.',
    'CON-R16':
      'In what order do players decide about discarding hands in step 4? All at once and in secret: everyone with cards answers, and the answers are revealed together, so nobody learns who had no mercenary but kept the hand. Option: openly, clockwise from the token holder.',
    'CON-R17':
      'Are discarded hands shown? In step 4 yes, so that all can see there was no mercenary. Cards thrown away at the end of a round (CON-8.2) are not shown; only the numbers kept and discarded are public.',
    'CON-R18':
      'The next site is chosen and then new hands are dealt: may the choice be changed? No. The token holder chooses before seeing the new hand.',
    'CON-R19':
      'Must a player with an empty hand pass themselves? No, the game does it for them, as soon as their own turn is over. A Scarecrow played as the last card is resolved first and may put a card back into the hand.',
    'CON-R20':
      'Where does a played Surrender lie? In the line, until lines are discarded in step 3. It counts as a played card, so with Hidden Cards it turns up your earlier facedown card.',
    'CON-R21':
      'Are hand sizes public? Yes: everyone sees them at a real table, and anyone could count them. Option: hide them.',
    'CON-R22':
      'May the discard pile be looked through? Yes, for every card that was seen on its way there. Facedown cards of Hidden Cards are always revealed before they are discarded.',
    'CON-R23':
      'May players keep passing so that battles are tied for ever? The rules set no limit, and none is enforced on people. Computer players do not pass whole battles indefinitely when they could play.',
    'CON-R24':
      'Only one region is left and its battle is tied: what now? The game goes on there, unless the Favor of the Pope token was put on it during that battle. Then no site is left and the game ends under CON-10.4.',
    'CON-R25':
      'How many cards does each player start with in Draw After Battle? Seven, as in the published English rules; the Russian text leaves it out. Option: another number.',
    'CON-R26':
      'Draw After Battle: what if the draw pile runs out? Deal what is left, then shuffle the discard pile into a new one and go on. If even that is not enough, the lines of the battle just decided are discarded first and shuffled in as well.',
    'CON-R27':
      'Draw After Battle: who draws first? All choose a number at the same time, from 0 to their maximum; cards are then dealt clockwise from the new token holder. The draw of 10 (CON-12.6) is not a choice.',
    'CON-R28':
      'What if a hand is above its limit, for example after losing a region? Nothing is discarded; that player simply draws no cards.',
    'CON-R29':
      'May Playing for Points be combined with Capturing Regions? No. The Russian rules call them incompatible, the English ones advise against it; here it is forbidden.',
    'CON-R30':
      'Points: the winner meets both victory conditions with the same region. Is there a bonus? Yes, 5 points: they did win with the adjacent group.',
    'CON-R31':
      'Points with Bigger Kingdoms: which group earns the bonus? The larger one of that variant (4 adjacent regions, or 5 with 2 or 3 players), since only that wins.',
    'CON-R32': 'Points: who starts the next game? The player left of the one who started the previous game.',
    'CON-R33':
      'Points: a game of the series runs out of regions and players tie for the most. Is there a final battle? No, it could not change any score: score the regions and go on. Option: play it all the same.',
    'CON-R34':
      'Points: how is the final battle for the series dealt? Each tied player gets 10 cards plus 1 per region controlled at the end of the last game. Who goes first follows from the token holder of that moment, as in CON-10.8.',
    'CON-R35':
      'The final battle is tied: who shares the victory? Those tied for the highest strength in it, not the finalists below them.',
    'CON-R36':
      'What changes in the final battle, where no region is at stake? A Bishop discards mercenaries but the Favor of the Pope token is not placed, and Courtesans only count 1 each. Hidden Cards applies if in use; Capturing Regions gives no defender and Draw After Battle does not change the deal.',
    'CON-R37':
      'Capturing: may you attack your own region? No, only those of other players. Option: allow it; you are then the defender, with free passes, and open the battle.',
    'CON-R38':
      'Capturing: when does a battle end if the defender has only made free passes? When all others have passed and the defender, on the turn after that, passes too. They always get that turn, unless their hand is empty.',
    'CON-R39':
      'Capturing: two attackers tie and the defender is lower. Who gets what? The defender keeps the region and takes the Condottiere token: the rule covers any tie.',
    'CON-R40':
      'Capturing: what counts as the defender’s first card? Any card, Scarecrow and Bishop included. A Surrender ends the battle even if the defender has not played.',
    'CON-R41':
      'Capturing: a tie in a defended region while one player alone has the most Courtesans. Who gets the Condottiere token? That player; the defender keeps the region. The order is always: sole Courtesan leader, winner, defender (tie), left neighbour. Option: the defender comes before the Courtesan leader.',
    'CON-R42':
      'Capturing: can the game end because no region is available (CON-10.4)? No, because regions of other players remain legal sites.',
    'CON-R43':
      'Capturing: what happens to a marker removed from the board? It returns to its owner and can be used again.',
    'CON-R44':
      'Hidden Cards: does your earlier facedown card turn up before or after the effect of the card you play? After. So your own Bishop cannot hit it and your own Scarecrow cannot take it. Option: turn it up before the effect.',
    'CON-R45':
      'Hidden Cards: must you turn your facedown card up when you pass? You choose; by default it stays facedown. A defender making a free pass has no line yet, so there is nothing to turn up.',
    'CON-R46':
      'Hidden Cards: may the four types be played faceup? No. While the battle runs, Spring and Drummer work from faceup cards only; after a Surrender all lines are revealed first, then compared.',
    'CON-R47':
      'How are cards shown to other players? You may show chosen cards, from hand or your own facedown card, to chosen players at any time. It is always truthful; the others see that something was shown and to whom, but not what.',
    'CON-R48':
      'What if a player leaves? The rules do not say. A computer player takes the seat, so that seat order, markers and tokens stay valid.',
    'CON-R49':
      'Do the misprints in the Russian rulebook matter? No. One card is misspelled, a verb lacks its ending and a variant is named in two ways, but no rule changes.',
    'CON-R50':
      'Where do the component counts come from, if the Russian rulebook lists none? The 17 regions, 36 markers and 6 colours come from the published English one.',
    'CON-R51':
      'Where do the examples come from, if the Russian rulebook has dropped them? They restate those of the published English edition.',
    'CON-R52': 'Bigger Kingdoms says “5 non-adjacent”: what is meant? 5 in total, adjacent or not.',
    'CON-R53':
      'Can the deck run out when a round is dealt? No: at most 76 cards are needed (6 players, 16 controlled regions), or 77 with Capturing Regions.',
    'CON-R54':
      'What do players outside the final battle do? They discard their hands too and keep their regions, but get no cards and take no turns.',
    'CON-R55':
      'Hidden Cards: you are passed automatically because your hand is empty. Are you asked about your facedown card? No, it stays facedown until the end of the battle. You may still show it under CON-R47.',
    'CON-R56':
      'Is step 4 played when at most one player has cards? No, it is skipped. For that player discarding the hand and keeping no card under CON-8.2 come to the same.',
    'CON-R57':
      'Hidden Cards: what is the order inside one turn? Lay the new card, resolve its effect with any choice it asks for, turn up the earlier facedown card, announce the strength. After a Surrender all lines are then revealed and compared.',
    'CON-R58':
      'Capturing: does the game stop once markers lie on all 17 regions? No. Regions of other players can still be attacked, so they remain available (CON-R42).',

    'CON-D1':
      'The host, before the game: number of seats, variants (within CON-11.2), points target and, if wished, the starting seat.',
    'CON-D2': 'Each player, before the game: a colour. First come, first served.',
    'CON-D3':
      'Token holder, at setup and in step 2 of every battle: the site, among the legal regions. It must be chosen, even with no cards in hand; a single legal region is taken automatically.',
    'CON-D4':
      'Active player, on each battle turn: play one card from hand, or pass. An empty hand passes automatically.',
    'CON-D5':
      'Player of a Scarecrow, at once: which mercenary of their own line to take back, or none. With Hidden Cards only faceup mercenaries can be taken.',
    'CON-D6':
      'Player of a Bishop, at once: where the Favor of the Pope token goes, or off the board. Any region without a control marker will do, the site included (see CON-R11); with Capturing Regions any of the 17. Not asked in a final battle.',
    'CON-D7':
      'Every player with cards, step 4, all at once and in secret: keep the hand or, without mercenaries, discard all of it (see CON-17.7). Skipped when at most one player has cards (CON-R56), and never asked in Draw After Battle.',
    'CON-D8': 'Sole player with cards at the end of a round: which cards to keep, none, one or two.',
    'CON-D9':
      'Draw After Battle, every player in the draw step, all at once: how many cards to draw, up to 3 and within the hand limit. Not asked when nothing can be drawn or when everyone draws 10.',
    'CON-D10':
      'Capturing Regions, defender who has not yet played: the same choice as CON-D4, but passing is free and the question returns each time round.',
    'CON-D11':
      'Hidden Cards, player who passes with a facedown card: leave it facedown (the default) or turn it up. Not asked on an automatic pass (CON-R55).',
    'CON-D12':
      'Any player, at any time: send a message to all or some players, show chosen cards of their own to chosen players, offer or accept non-binding deals.',
    'CON-D13': 'Finalists, in the final battle: the same choices as CON-D4, CON-D5 and CON-D11.',
    'CON-D14': 'Series for points: between games all players confirm the next game; there is no other choice.',

    'CON-E1': 'A Winter is in play and a line holds a Drummer. Each mercenary of that line counts 2. (CON-6.26)',
    'CON-E2':
      'Four players; A has 2 regions and nobody has cards. When the round ends, A is dealt 12 cards. (CON-8.4, CON-8.5)',
    'CON-E3': 'A has no cards and controls Parma, Venezia and Siena. When the round ends, A receives 13 cards.',
    'CON-E4': 'A’s line is 10, 10, 5 and 4, together 29. With a Winter in play A’s strength is 4.',
    'CON-E5': 'Two players. A: 2, 5, 5. B: 1, 4, Heroine, Spring. A has 2 + 8 + 8 = 18 and B has 1 + 4 + 10 = 15.',
    'CON-E6':
      'A: 6, 3, 1, 1. B: 6, 1, 1. B plays a Bishop and both 6s are discarded: A has 5, B has 2. The Bishop is discarded too, and B places the Favor of the Pope token or leaves it off the board.',
    'CON-E7': 'Three mercenaries total 21. With a Drummer they count 42; with a Drummer and a Winter in play, 6.',
    'CON-E8': 'A: 2, 4, Drummer. A Spring is in play and no mercenary on the table is above 4. A has 4 + (8 + 3) = 15.',
    'CON-E9': 'Draw After Battle: A has 9 cards and 1 region, so the limit is 11. A may draw at most 2.',
    'CON-E10':
      'Hidden Cards: A has 6 and 6 faceup and a facedown 10; B has 5, 1 and 1 faceup. B plays a Bishop: both 6s are discarded and the 10 is untouched. At the end A has 10 and B has 7.',
  },
};
