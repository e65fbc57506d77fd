import type { ReactNode } from 'react';
import { selectWrapUp } from '../../../store/calls/selectors';
import { useAppSelector } from '../../../store/hooks';
import { T, useText } from '../../intl';
import { ElapsedClock } from '../../time/ElapsedClock';
import { Icon } from '../../ui/icons/Icon';
import { readableWho } from '../callWords';

/** How long the agent has been at the required classification of a call that is over. */
export function WrapUp(): ReactNode {
  const t = useText();
  const call = useAppSelector(selectWrapUp);
  if (call === null) return null;
  return (
    <section className="wrap-up" aria-label={t('call.wrapUp')}>
      <Icon name="tag" />
      <span className="wrap-up__word">
        <T id="call.wrapUp" />
      </span>
      <ElapsedClock since={call.endedAt} label={t('call.wrapUpClock')} />
      <span className="wrap-up__who" dir="auto">
        {readableWho(call, t)}
      </span>
    </section>
  );
}
