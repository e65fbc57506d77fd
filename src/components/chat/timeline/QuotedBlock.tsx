import { use, type ReactNode } from 'react';
import type { QueueType } from '../../../lib/queueType';
import { useAppSelector } from '../../../store/hooks';
import { selectMessage } from '../../../store/messages/selectors';
import type { Message, QuotedMessage } from '../../../store/messages/types';
import { T, useText } from '../../intl';
import { useQuoteWords } from '../message/quote';
import { useSender } from '../message/useSender';
import { TimelineContext } from './timelineContext';

/** As the accessible name has it: it must hold what is seen, for whoever speaks to the machine. */
const SAYS = ': ';

interface Props {
  conversationId: string;
  quoted: QuotedMessage;
  /** Of the message that answers it. */
  queueType: QueueType;
}

/** A quoted message that is loaded: who said it and what, and the way to it. */
function Known({ original, words }: { original: Message; words: string }): ReactNode {
  const t = useText();
  const { customer, jumpTo, me } = use(TimelineContext);
  const who = useSender(original, customer, me);
  return (
    <button
      type="button"
      className="quoted quoted--known"
      aria-label={t('quote.goTo', { who, text: words })}
      onClick={() => jumpTo(original.id)}
    >
      <span className="quoted__words" dir="auto">
        <bdi className="quoted__author">{who}</bdi>
        {SAYS}
        {words}
      </span>
    </button>
  );
}

/**
 * The message that another one answers, by name and leading to it where it is loaded: elsewhere nobody says whose it is.
 * Tells nothing of a deleted one.
 */
export function QuotedBlock({ conversationId, quoted, queueType }: Props): ReactNode {
  const words = useQuoteWords(quoted, queueType);
  const { id } = quoted;
  const original = useAppSelector((state) => (id === null ? null : selectMessage(state, conversationId, id)));
  if (original?.status === 'deleted') {
    return (
      <span className="quoted quoted__words">
        <T id="message.deleted" />
      </span>
    );
  }
  if (original === null) {
    return (
      <span className="quoted quoted__words" dir="auto">
        {words}
      </span>
    );
  }
  return <Known original={original} words={words} />;
}
