import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DAY_MS, momentOf } from '../../lib/time';
import { customerIdOf } from '../../store/calls/customerSelectors';
import type { Call } from '../../store/calls/types';
import { historyShowRequested } from '../../store/contacts/actions';
import { selectContactHistory, selectContactHistoryRead } from '../../store/contacts/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { ownConversationId } from './ownConversationId';

/** What counts as a month, days. */
const MONTH_DAYS = 30;

function startOf({ startedAt }: Conversation): number {
  return momentOf(startedAt) ?? 0;
}

/** What it was about, as far as somebody said so; else where it was. */
function aboutOf({ classified, queue, subject }: Conversation): string {
  const { subclassification = null, classification = null } = classified ?? {};
  const said = [subclassification, classification, subject, queue];
  return said.find((words) => words !== null && words.trim() !== '') ?? '';
}

function Summary({ contactId, call }: { contactId: string; call: Call }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const today = useToday();
  const known = useAppSelector((state) => selectContactHistory(state, contactId));
  const { status } = useAppSelector((state) => selectContactHistoryRead(state, contactId));
  const own = ownConversationId(known, call);
  const recent = known.filter((one) => one.id !== own && startOf(one) >= today - MONTH_DAYS * DAY_MS);
  const [last] = recent;
  if (last === undefined) return status === 'loaded' ? t('call.earlierNone') : null;
  // Days by the calendar, whatever the hour; 0 is today.
  const days = Math.ceil((today - startOf(last)) / DAY_MS);
  const when = intl.formatRelativeTime(-Math.max(days, 0), 'day', { numeric: 'auto' });
  const about = aboutOf(last);
  const words = about === '' ? when : t('call.earlierLast', { what: about, when });
  return t('call.earlier', { count: recent.length, last: words });
}

/** How often the caller was here in the last month, and about what last: read while it rings, told once it is known. */
export function EarlierContacts({ call }: { call: Call }): ReactNode {
  const request = useRequest();
  const contactId = customerIdOf(call);
  useEffect(() => {
    if (contactId !== null) request(historyShowRequested({ contactId }));
  }, [contactId, request]);
  return (
    <p className="incoming__earlier">{contactId !== null && <Summary contactId={contactId} call={call} />}</p>
  );
}
