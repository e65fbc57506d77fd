import type { ReactNode } from 'react';
import { protocolOf } from '../../conversations/customer';
import { T } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import type { ProtocolMark } from './placement';

/** Where a conversation begins: its protocol, its day and its queue. */
export function ProtocolLine({ mark: { id, isOpen, queue, startedAt } }: { mark: ProtocolMark }): ReactNode {
  const format = useTimeFormat();
  const values = { protocol: protocolOf(id), date: format.date(startedAt), queue };
  return (
    <h3 className="timeline__protocol" title={format.exact(startedAt)}>
      <T id={isOpen ? 'earlier.open' : 'earlier.mark'} values={values} />
    </h3>
  );
}
