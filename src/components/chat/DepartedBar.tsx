import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/conversations/actions';
import { selectDeparture } from '../../store/conversations/selectors';
import type { RemovalReason } from '../../store/conversations/types';
import { selectHasDraft } from '../../store/drafts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Icon } from '../icons/Icon';
import { T, useText } from '../intl';
import type { TextId } from '../intl';

const WHY: Record<RemovalReason, TextId> = {
  finished: 'departed.finished',
  transferred: 'departed.transferred',
  taken: 'departed.taken',
  expired: 'departed.expired',
  call: 'departed.call',
};

const WHERE: Partial<Record<RemovalReason, TextId>> = {
  transferred: 'departed.transferredTo',
  taken: 'departed.takenBy',
};

/** Says why a conversation that is still on screen is no longer the agent's; nothing while it is. */
export function DepartedBar({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const departure = useAppSelector((state) => selectDeparture(state, conversationId));
  const hasDraft = useAppSelector((state) => selectHasDraft(state, conversationId));
  if (departure === null) return null;
  const { reason, to } = departure;
  const where = reason === null || to === null ? undefined : WHERE[reason];
  const plain = reason === null ? 'departed.gone' : WHY[reason];
  const why = where === undefined || to === null ? t(plain) : t(where, { to });
  const words = hasDraft ? [why, t('departed.draftKept')] : [why];
  return (
    <div className="chat__bar" role="status">
      <Icon name="alert" />
      <p className="chat__bar-text">{words.join(' ')}</p>
      <button type="button" className="button" onClick={() => request(leaveRequested())}>
        <T id="departed.leave" />
      </button>
    </div>
  );
}
