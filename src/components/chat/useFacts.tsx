import { momentOf } from '../../lib/time';
import type { ReactNode } from 'react';
import { selectClockOffset } from '../../store/connection/selectors';
import { selectDeparture } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { protocolOf } from '../conversations/customer';
import { useText, type TextId } from '../intl';
import { ElapsedClock } from '../time/ElapsedClock';
import { StartTime } from '../time/TimeText';
import { useToday } from '../time/useNow';

/** Something that a conversation is known by. */
export interface Fact {
  label: TextId;
  value: ReactNode;
}

/** Number, queue, times and subject of a conversation, as far as it has them; the most asked for come first. */
export function useFacts(conversation: Conversation): Fact[] {
  const t = useText();
  const today = useToday();
  const { id, queue, readOnly, startedAt, status, subject } = conversation;
  const hasLeft = useAppSelector((state) => selectDeparture(state, id) !== null);
  const offset = useAppSelector(selectClockOffset);
  const since = momentOf(startedAt);
  const isRunning = status !== 'finished' && !readOnly && !hasLeft;
  const facts: Fact[] = [
    { label: 'chat.protocol', value: <span className="tabular">{protocolOf(id)}</span> },
  ];
  if (queue !== '') facts.push({ label: 'chat.queue', value: queue });
  if (since !== null && isRunning) {
    const clock = <ElapsedClock since={since - offset} label={t('chat.elapsed')} />;
    facts.push({ label: 'chat.elapsed', value: clock });
  }
  if (since !== null)
    facts.push({ label: 'chat.started', value: <StartTime at={startedAt} today={today} /> });
  if (subject !== null && subject !== '') {
    const words = (
      <span dir="auto" title={subject}>
        {subject}
      </span>
    );
    facts.push({ label: 'chat.subject', value: words });
  }
  return facts;
}
