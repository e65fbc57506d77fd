import type { ReactNode } from 'react';
import { selectDialRefusal } from '../../store/calls/selectors';
import { useAppSelector } from '../../store/hooks';
import { T, type TextId } from '../intl';

const TEXTS: Record<string, TextId> = {
  noVoiceQueue: 'dial.refused.noVoiceQueue',
  notConnected: 'dial.refused.notConnected',
  notRegistered: 'dial.refused.notRegistered',
  centreAway: 'dial.refused.centreAway',
  deskBusy: 'dial.refused.deskBusy',
};

/** Why nothing was dialled (spec 2 §8), once this form asked for it: what another one was told is old news. */
export function DialRefusal({ wasDialled }: { wasDialled: boolean }): ReactNode {
  const refusal = useAppSelector(selectDialRefusal);
  return (
    <div role="alert">
      {wasDialled && refusal !== null && (
        <p className="dial__refusal">
          <T id={TEXTS[refusal.reason] ?? 'dial.refused.invalidNumber'} />
        </p>
      )}
    </div>
  );
}
