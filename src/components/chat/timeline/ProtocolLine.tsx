import type { ReactNode } from 'react';
import { protocolOf } from '../../conversations/customer';
import { useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import type { ProtocolMark } from './placement';

/** Where a conversation begins: its protocol, its day and its queue. */
export function ProtocolLine({ mark: { id, isOpen, queue, startedAt } }: { mark: ProtocolMark }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const words = t(isOpen ? 'earlier.open' : 'earlier.mark', { protocol: protocolOf(id) });
  const known = [words, format.date(startedAt), queue].filter((part) => part !== '');
  return (
    <h3 className="timeline__protocol" title={format.exact(startedAt)}>
      {known.join(' · ')}
    </h3>
  );
}
