import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/conversations/actions';
import { selectDeparture, type Departure } from '../../store/conversations/selectors';
import type { RemovalReason } from '../../store/conversations/types';
import { selectHasDraft } from '../../store/drafts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { T, useText, type Text, type TextId } from '../intl';

const WHY: Record<RemovalReason, TextId> = {
  other: 'departed.gone',
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

function whyOf({ reason, reasonText = '', to }: Departure, t: Text): string {
  if (reason === null) return t('departed.gone');
  if (reason === 'other' && reasonText !== '') return t('departed.other', { reason: reasonText });
  const where = WHERE[reason];
  return where === undefined || to === null ? t(WHY[reason]) : t(where, { to });
}

/** Says why a conversation that is still on screen is no longer the agent's; nothing while it is. */
export function DepartedBar({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const departure = useAppSelector((state) => selectDeparture(state, conversationId));
  const hasDraft = useAppSelector((state) => selectHasDraft(state, conversationId));
  if (departure === null) return null;
  const why = whyOf(departure, t);
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
