import { createIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../store/config/types';
import type { NoticeAbout, NoticeStyle, NoticeWords } from '../../store/notifications/types';
import { whoWithin } from '../calls/callWords';
import { lastMessageWords, noticeWords } from '../chat/message/words';
import { customerName } from '../conversations/customer';
import { languageTag, loadMessages } from '../intl/languages';
import type { Text } from '../intl/useText';
import { timeFormatOf } from '../time/useTimeFormat';

type OfConversation = Extract<NoticeAbout, { kind: 'message' | 'conversation' }>;

function counted(messages: number, text: string): string {
  return messages > 1 ? `(${messages}) ${text}` : text;
}

function written(t: Text, { conversation, last, messages }: OfConversation): string {
  const { lastMessage, queueType } = conversation;
  const text = last === null ? lastMessageWords(t, lastMessage ?? '', queueType) : noticeWords(t, last);
  return text === '' ? '' : counted(messages, text);
}

function assigned(t: Text, { queue, transferredBy: agent = null }: OfConversation['conversation']): string {
  if (agent !== null && queue !== '') return t('notifications.transferred', { agent, queue });
  if (agent !== null) return t('transferred.by', { agent });
  return queue === '' ? t('notifications.assignedUnqueued') : t('notifications.assigned', { queue });
}

function ofConversation(t: Text, about: OfConversation, { product, showsContent }: NoticeStyle): NoticeWords {
  const { kind, conversation, messages } = about;
  const news =
    kind === 'conversation' ? assigned(t, conversation) : t('notifications.messages', { count: messages });
  if (!showsContent) return { title: product, body: news };
  const text = written(t, about);
  const lines = kind === 'conversation' ? [news, text] : [text === '' ? news : text];
  return { title: customerName(conversation), body: lines.filter((line) => line !== '').join('\n') };
}

function ofCall(t: Text, { call }: Extract<NoticeAbout, { kind: 'call' }>): string {
  const who = whoWithin(call, t);
  const { queue } = call;
  return queue === null ? t('call.incomingFrom', { who }) : t('call.incomingQueue', { who, queue });
}

function ofMissed(
  t: Text,
  { call }: Extract<NoticeAbout, { kind: 'missedCall' }>,
  { showsContent }: NoticeStyle,
): string {
  if (!showsContent) return t('call.missedCount', { count: 1 });
  return t(call.rang ? 'call.missed' : 'call.notReached', { who: whoWithin(call, t) });
}

function ofReminder(
  t: Text,
  { scheduled }: Extract<NoticeAbout, { kind: 'reminder' }>,
  { product, showsContent }: NoticeStyle,
  intl: IntlShape,
): NoticeWords {
  const { at, description, name } = scheduled;
  const due = t('notifications.reminder', { time: timeFormatOf(intl).time(at) });
  return showsContent ? { title: name, body: `${due}\n${description}` } : { title: product, body: due };
}

function ofFailure(
  t: Text,
  { conversation }: Extract<NoticeAbout, { kind: 'sendFailed' }>,
  { product, showsContent }: NoticeStyle,
): NoticeWords {
  const isNamed = showsContent && conversation !== null;
  return { title: isNamed ? customerName(conversation) : product, body: t('notifications.unsent') };
}

function words(intl: IntlShape, about: NoticeAbout, style: NoticeStyle): NoticeWords {
  const t: Text = (id, values) => intl.formatMessage({ id }, values);
  const { product, showsContent } = style;
  switch (about.kind) {
    case 'message':
    case 'conversation':
      return ofConversation(t, about, style);
    case 'summary': {
      const { messages, customers } = about;
      return { title: product, body: t('notifications.news', { messages, customers }) };
    }
    case 'call':
      return { title: product, body: showsContent ? ofCall(t, about) : t('call.incoming') };
    case 'missedCall':
      return { title: product, body: ofMissed(t, about, style) };
    case 'phone':
      return { title: product, body: t(about.isOut ? 'softphone.out' : 'softphone.back') };
    case 'sendFailed':
      return ofFailure(t, about, style);
    case 'reminder':
      return ofReminder(t, about, style, intl);
    case 'trial':
      return { title: product, body: t('notifications.trialText') };
  }
}

async function intlOf(language: Language): Promise<IntlShape> {
  return createIntl({ locale: languageTag(language), messages: await loadMessages(language) });
}

/** Puts notices into words, each language loaded once; rejects while its words cannot be had. */
export function createNoticeText() {
  const known = new Map<Language, IntlShape>();
  return async (language: Language, about: NoticeAbout, style: NoticeStyle): Promise<NoticeWords> => {
    const intl = known.get(language) ?? (await intlOf(language));
    known.set(language, intl);
    return words(intl, about, style);
  };
}
