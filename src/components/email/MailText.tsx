import type { MouseEvent, ReactNode } from 'react';
import { EMAIL } from '../../lib/queueType';
import { MessageText } from '../chat/text/MessageText';
import { isOwnLink } from './frameEvents';
import type { PlainMail } from './plainMail';

interface Props {
  mail: PlainMail;
  isQuoteShown: boolean;
  onLink: (href: string) => void;
}

/** A mail without HTML: its lines as they are, links, and what it answers when asked for. */
export function MailText({ mail, isQuoteShown, onLink }: Props): ReactNode {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isOwnLink(href)) return;
    event.preventDefault();
    onLink(href);
  }
  return (
    // The links inside are what is pressed, by keys as well; here is only heard of it.
    <div className="mail__text" onClick={onClick}>
      <MessageText text={mail.text} queueType={EMAIL} />
      {isQuoteShown && mail.quote !== null && (
        <blockquote className="mail__quote">
          <MessageText text={mail.quote} queueType={EMAIL} />
        </blockquote>
      )}
    </div>
  );
}
