import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { openRequested } from '../../store/calls/actions';
import { selectLiveCalls, selectShownCall } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { statusWordsOf, whoWithin } from './callWords';
import './activeCalls.css';

/** The live calls where the list is collapsed: one mark each. */
export function ActiveCallsRail(): ReactNode {
  const t = useText();
  const request = useRequest();
  const calls = useAppSelector(selectLiveCalls);
  const shown = useAppSelector(selectShownCall)?.id;
  if (calls.length === 0) return null;
  return (
    <ul className="call-rail" role="list" aria-label={t('call.active')}>
      {calls.map((call) => {
        const { word, look } = statusWordsOf(call);
        const name = [t('call.show', { who: whoWithin(call, t) }), t(word)].join(', ');
        return (
          <li key={call.id}>
            <button
              type="button"
              className={`call-rail__mark call-rail__mark--${look}`}
              aria-label={name}
              aria-current={call.id === shown ? 'true' : undefined}
              title={name}
              onClick={() => request(openRequested({ callId: call.id }))}
            >
              {look === 'held' ? <Icon name="held" /> : <Icon name="voice" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
