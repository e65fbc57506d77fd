import { useMemo, type ReactNode } from 'react';
import type { Message } from '../../store/messages/types';
import { readableText } from '../chat/message/readableText';
import { Attachments } from '../chat/timeline/attachments/Attachments';
import { T } from '../intl';
import { MailHtml } from './MailHtml';
import { MailText } from './MailText';
import { useMailView } from './mailView';
import { isHtml, plainMail } from './plainMail';
import { QuoteButton } from './QuoteButton';
import { useLinkTarget } from './useLinkTarget';
import { useShownMail } from './useShownMail';

interface Props {
  message: Message;
  /** The sender's name. */
  who: string;
  /** The sender's address, where images may be allowed for all of it. */
  sender: string | null;
}

function Plain({ message, text }: { message: Message; text: string }): ReactNode {
  const [view, setView] = useMailView(message);
  const onLink = useLinkTarget();
  const mail = useMemo(() => plainMail(text), [text]);
  return (
    <>
      {mail.text !== '' && <MailText mail={mail} onLink={onLink} isQuoteShown={view.isQuoteShown} />}
      {mail.quote !== null && (
        <QuoteButton isShown={view.isQuoteShown} onShow={(isQuoteShown) => setView({ isQuoteShown })} />
      )}
      <div className="mail__files">
        <Attachments attachments={message.attachments} />
      </div>
    </>
  );
}

/** A mail whose HTML cannot be made harmless: its text alone, under a word that says so. */
function AsText({ message }: { message: Message }): ReactNode {
  const text = readableText(message);
  return (
    <>
      <p className="mail__images" role="note">
        <T id={text === '' ? 'mail.asTextEmpty' : 'mail.asText'} />
      </p>
      <Plain message={message} text={text} />
    </>
  );
}

function Html({ message, who, sender }: Props): ReactNode {
  const [view, setView] = useMailView(message);
  const onLink = useLinkTarget();
  const shown = useShownMail(message, view.areImagesShown, sender);
  if (shown === null) return <AsText message={message} />;
  const files = message.attachments.filter(({ path }) => !shown.mail.shownPaths.has(path));
  return (
    <>
      <MailHtml shown={shown} view={view} who={who} sender={sender} onLink={onLink} onView={setView} />
      {shown.quote !== null && (
        <QuoteButton isShown={view.isQuoteShown} onShow={(isQuoteShown) => setView({ isQuoteShown })} />
      )}
      <div className="mail__files">
        <Attachments attachments={files} />
      </div>
    </>
  );
}

/** What a mail says, as HTML or plain, and its files; those that the body shows itself are not named again. */
export function MailBody(props: Props): ReactNode {
  const { message } = props;
  return isHtml(message.text) ? <Html {...props} /> : <Plain message={message} text={message.text} />;
}
