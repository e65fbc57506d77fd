import { useRef, useState } from 'react';
import { isBlank, saysSame, type RichContent } from '../../../lib/richContent';
import { useRequest } from '../../../store/hooks';
import { sendMailRequested } from '../../../store/messages/actions';
import type { Message } from '../../../store/messages/types';
import type { Mail } from '../../../store/outbox/types';
import { firstGap } from '../../chat/composer/fillText';
import { useTextLimit } from '../../chat/composer/useTextLimit';
import type { TextId } from '../../intl';
import { isEmail } from '../../newConversation/validity';
import { toHtml } from '../rich/toHtml';
import { toText } from '../rich/toText';
import type { MailForm } from './useMailForm';
import { useOriginalWords } from './useOriginalWords';

const MENTIONS =
  /(?:^|[^\p{L}])(?:anex(?:o|os|ad[oa]s?|ei|amos)|adjunt(?:o|os|a|as|ad[oa]s?|é|amos)|attach(?:ed|ments?)|enclosed)(?![\p{L}])/iu;

/** Whether a text speaks of a file that goes with it: an agent who attached none may have forgotten it. */
function mentionsFile(text: string): boolean {
  return MENTIONS.test(text);
}

/** What stands in the way of sending, once the agent tried. */
export interface SendProblems {
  to?: TextId;
  text?: TextId;
  /** By how many characters it is longer than the server takes. */
  over?: number;
  /** A place `{{name}}` that nothing was put into; the next try sends it all the same. */
  gap?: string;
  /** It speaks of a file, and has none; the next try sends it all the same. */
  forgotFile?: true;
}

/** Sending a mail. */
export interface MailSend {
  problems: SendProblems;
  limit: number | null;
  send: () => void;
}

interface Sent {
  html: string;
  plainText: string;
}

function gapIn(text: string): string | undefined {
  const place = firstGap(text);
  return place === null ? undefined : text.slice(...place);
}

function missing({ bcc, cc, content, files, kind, to }: Mail, begun: RichContent): SendProblems {
  const isBad = [...to, ...cc, ...bcc].some((address) => !isEmail(address));
  const saysNothing = isBlank(content) || saysSame(content, begun);
  const needsText = saysNothing && (kind === 'forward' || files.length === 0);
  return {
    ...(to.length === 0 ? { to: 'field.required' } : isBad ? { to: 'create.emailInvalid' } : {}),
    ...(needsText ? { text: 'field.required' } : {}),
  };
}

/** Makes of what the agent wrote what the customer's program gets, and hands it over, when nothing stands against it. */
export function useMailSend(
  conversationId: string,
  form: MailForm,
  original: Message | null,
  who: string,
): MailSend {
  const request = useRequest();
  const limit = useTextLimit(conversationId);
  const words = useOriginalWords();
  const [problems, setProblems] = useState<SendProblems>({});
  /** The text that the agent was asked about for its gap. */
  const asked = useRef<string>(undefined);

  function whole(mail: Mail): Sent {
    const own = { html: toHtml(mail.content), plainText: toText(mail.content).trim() };
    if (original === null || !mail.quotes) return own;
    const below = words(original, mail.kind, who);
    return {
      html: `${own.html}${below.html}`,
      plainText: `${own.plainText}\n\n${below.text}`,
    };
  }

  function problemsOf(mail: Mail, sent: Sent): SendProblems {
    const found = missing(mail, form.begun);
    if (found.to !== undefined || found.text !== undefined) return found;
    const over = limit === null ? 0 : sent.html.length - limit;
    if (over > 0) return { over };
    const text = `${mail.subject}\n${toText(mail.content)}`;
    const gap = asked.current === text ? undefined : gapIn(text);
    if (gap !== undefined) {
      asked.current = text;
      return { gap };
    }
    const wasAsked = problems.forgotFile === true;
    const mayForget = !wasAsked && mail.files.length === 0 && mentionsFile(toText(mail.content));
    return mayForget ? { forgotFile: true } : {};
  }

  function send(): void {
    if (form.isLetGo()) return;
    const mail = form.current();
    const sent = whole(mail);
    const found = problemsOf(mail, sent);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    // A draft until the outbox has it: between the two nothing may be lost.
    form.keep();
    form.letGo();
    request(sendMailRequested({ conversationId, mail, ...sent }));
  }

  return { problems, limit, send };
}
