import { useMemo, type ReactNode } from 'react';
import type { Message } from '../../store/messages/types';
import { Attachments } from '../chat/timeline/attachments/Attachments';
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

function Html({ message, who, sender }: Props): ReactNode {
  const [view, setView] = useMailView(message);
  const onLink = useLinkTarget();
  const shown = useShownMail(message, view.areImagesShown, sender);
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

function Plain({ message }: { message: Message }): ReactNode {
  const [view, setView] = useMailView(message);
  const onLink = useLinkTarget();
  const mail = useMemo(() => plainMail(message.text), [message.text]);
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

/** What a mail says, as HTML or plain, and its files; those that the body shows itself are not named again. */
export function MailBody(props: Props): ReactNode {
  return isHtml(props.message.text) ? <Html {...props} /> : <Plain message={props.message} />;
}
