import { useCallback, useState, type ReactNode } from 'react';
import type { Message } from '../../../store/messages/types';
import { readableText } from '../../chat/message/readableText';
import { T } from '../../intl';
import { MailHtml } from '../MailHtml';
import { MailText } from '../MailText';
import { AT_FIRST, type MailView } from '../mailView';
import { isHtml, plainMail } from '../plainMail';
import { QuoteButton } from '../QuoteButton';
import { useLinkTarget } from '../useLinkTarget';
import { useShownMail } from '../useShownMail';

interface Props {
  original: Message;
  /** Its sender's name. */
  who: string;
  /** Whether it goes along; null where it always does. */
  quotes: boolean | null;
  onQuotes: (quotes: boolean) => void;
}

const VIEW: MailView = { ...AT_FIRST, isQuoteShown: true };

function Html({ original, who }: Pick<Props, 'original' | 'who'>): ReactNode {
  const [view, setView] = useState(VIEW);
  const onLink = useLinkTarget();
  const shown = useShownMail(original, view.areImagesShown, null);
  const onView = useCallback((changes: Partial<MailView>) => {
    // It is measured anew whenever it is drawn.
    setView((before) => (changes.height === before.height ? before : { ...before, ...changes }));
  }, []);
  if (shown === null)
    return <MailText mail={plainMail(readableText(original))} isQuoteShown onLink={onLink} />;
  return <MailHtml shown={shown} view={view} who={who} onLink={onLink} onView={onView} sender={null} />;
}

/**
 * The mail that is answered or handed on, folded: it is read here, and put below the answer as it is sent. So the text
 * that the agent writes stays as quick as it is short, and nothing of a large mail is lost by editing it.
 */
export function OriginalMail({ original, who, quotes, onQuotes }: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const onLink = useLinkTarget();
  return (
    <div className="answer__original">
      <div className="answer__original-head">
        <QuoteButton isShown={isShown} onShow={setIsShown} />
        {quotes !== null && (
          <label className="answer__quotes">
            <input type="checkbox" checked={quotes} onChange={({ target }) => onQuotes(target.checked)} />
            <T id="answer.quotes" />
          </label>
        )}
      </div>
      {isShown &&
        (isHtml(original.text) ? (
          <Html original={original} who={who} />
        ) : (
          <MailText mail={plainMail(original.text)} isQuoteShown onLink={onLink} />
        ))}
    </div>
  );
}
