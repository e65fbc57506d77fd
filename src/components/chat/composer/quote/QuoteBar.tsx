import type { ReactNode } from 'react';
import { UNSAID } from '../../../../lib/queueType';
import { selectConversation } from '../../../../store/conversations/selectors';
import { useAppSelector } from '../../../../store/hooks';
import type { Quote } from '../../../../store/messages/types';
import { IconButton } from '../../../ui/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { T, useText } from '../../../intl';
import { useQuoteWords } from '../../message/quote';
import './quote.css';

interface Props {
  conversationId: string;
  quoted: Quote;
  onDrop: () => void;
}

/** Above the composer: which message the agent answers, and a way out of it. */
export function QuoteBar({ conversationId, quoted, onDrop }: Props): ReactNode {
  const t = useText();
  const type = useAppSelector((state) => selectConversation(state, conversationId)?.queueType ?? UNSAID);
  const words = useQuoteWords(quoted, type);
  return (
    <div className="quote-bar" role="group" aria-label={t('quote.replying')}>
      <Icon name="reply" />
      <p className="quote-bar__words">
        <strong>
          <T id="quote.replying" />
        </strong>
        <span className="quote-bar__text" dir="auto">
          {words}
        </span>
      </p>
      <IconButton label={t('quote.drop')} onClick={onDrop}>
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}
