import { useId, type ReactNode } from 'react';
import { webAddress } from '../../../lib/webAddress';
import { selectClassified } from '../../../store/classification/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector } from '../../../store/hooks';
import { T, useText, type Text } from '../../intl';
import { useFacts } from '../useFacts';

interface Datum {
  label: string;
  /** Text of somebody else's; it may be an address. */
  value: string;
}

/** By whom and from which queue a conversation came; '' where it was not transferred. */
function transferOf({ queue, queueFrom = null, transferredBy: agent = null }: Conversation, t: Text): string {
  const from = queueFrom === queue ? null : queueFrom;
  if (agent !== null && from !== null) return t('transferred.byFrom', { agent, queue: from });
  if (agent !== null) return t('transferred.by', { agent });
  return from === null ? '' : t('transferred.from', { queue: from });
}

/** An address that says so itself may be followed; anything else is text. */
function linkOf(value: string): string | null {
  return /^https?:\/\//iu.test(value.trim()) ? webAddress(value) : null;
}

function Value({ value }: { value: string }): ReactNode {
  const href = linkOf(value);
  if (href === null) return value;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {value}
    </a>
  );
}

function useData(conversation: Conversation): Datum[] {
  const t = useText();
  const soFar = useAppSelector((state) => selectClassified(state, conversation.id));
  const data = [
    { label: t('transferred.title'), value: transferOf(conversation, t) },
    { label: t('classify.classification'), value: soFar?.classification ?? '' },
    { label: t('classify.subclassification'), value: soFar?.subclassification ?? '' },
    { label: t('classify.notes'), value: soFar?.notes ?? '' },
    ...Object.entries(conversation.extraData).map(([label, value]) => ({ label, value })),
  ];
  return data.filter(({ value }) => value.trim() !== '');
}

/** What is known of a conversation beside its messages: number and times, whence it came, its classification, what a form asked. */
export function ConversationDetails({ conversation }: { conversation: Conversation }): ReactNode {
  const id = useId();
  const t = useText();
  const facts = useFacts(conversation);
  const data = useData(conversation);
  return (
    <section className="customer__section" aria-labelledby={id}>
      <h4 id={id} className="customer__subtitle">
        <T id="customer.service" />
      </h4>
      <dl className="service-data">
        {facts.map(({ label, value }) => (
          <div key={label} className="service-data__entry">
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {data.map(({ label, value }, at) => (
          <div key={at} className="service-data__entry">
            <dt dir="auto">{label}</dt>
            <dd dir="auto">
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
