import { use, type ReactNode } from 'react';
import type { QueueType } from '../../../lib/queueType';
import { useAppSelector } from '../../../store/hooks';
import { selectMessage } from '../../../store/messages/selectors';
import type { QuotedMessage } from '../../../store/messages/types';
import { T, useText } from '../../intl';
import { useQuoteWords } from '../message/quote';
import { TimelineContext } from './timelineContext';

interface Props {
  conversationId: string;
  quoted: QuotedMessage;
  /** Of the message that answers it. */
  queueType: QueueType;
}

/** The message that another one answers; leads to it where it is loaded, and tells nothing of a deleted one. */
export function QuotedBlock({ conversationId, quoted, queueType }: Props): ReactNode {
  const t = useText();
  const words = useQuoteWords(quoted, queueType);
  const { jumpTo } = use(TimelineContext);
  const { id } = quoted;
  const original = useAppSelector((state) => (id === null ? null : selectMessage(state, conversationId, id)));
  if (original?.status === 'deleted') {
    return (
      <span className="quoted">
        <T id="message.deleted" />
      </span>
    );
  }
  if (original === null) {
    return (
      <span className="quoted" dir="auto">
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="quoted quoted--known"
      aria-label={t('quote.goTo', { text: words })}
      dir="auto"
      onClick={() => jumpTo(original.id)}
    >
      {words}
    </button>
  );
}
