/** On the seat of a bot account: that it is one. */
import { Tag } from '@signoria/kit';
import { botWord } from '../../machines/bot-text.ts';

export default function BotSeat() {
  return <Tag>{botWord.value}</Tag>;
}
