import type { ReactNode } from 'react';
import { openRequested } from '../../store/calls/actions';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectLiveCalls, selectShownCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { useTimeFormat } from '../time/useTimeFormat';
import { Icon } from '../ui/icons/Icon';
import { CallMenu } from './CallMenu';
import { CallPopup } from './CallPopup';
import { CallStatus } from './CallStatus';
import { whoOf, whoWithin } from './callWords';
import { LevelSlider } from './LevelSlider';
import './activeCalls.css';

function Open({ call, isShown }: { call: Call; isShown: boolean }): ReactNode {
  const t = useText();
  const request = useRequest();
  const format = useTimeFormat();
  const today = useToday();
  const { id: callId, queue, startedAt } = call;
  return (
    <button
      type="button"
      className="active-call__open"
      aria-current={isShown ? 'true' : undefined}
      onClick={() => request(openRequested({ callId }))}
    >
      <span className="active-call__line">
        <span className="active-call__name" dir="auto" title={whoOf(call, t)}>
          {whoOf(call, t)}
        </span>
        <time className="active-call__time tabular" title={format.exact(startedAt)}>
          {format.timeOrDate(startedAt, today)}
        </time>
      </span>
      <span className="active-call__line active-call__line--second">
        <CallStatus call={call} />
        {queue !== null && <span className="active-call__queue">{queue}</span>}
      </span>
    </button>
  );
}

/** The two volumes of a call, which nothing else leads to while it is held. */
function Volumes({ call }: { call: Call }): ReactNode {
  const t = useText();
  if (!controlsOf(call).sound) return null;
  return (
    <CallPopup
      name={t('call.volumes', { who: whoWithin(call, t) })}
      icon={<Icon name="speaker" />}
      hasWord={false}
      isOff={call.phase === 'offered' || call.phase === 'ending'}
      className="call-volumes"
    >
      <LevelSlider call={call} side="speaker" />
      <LevelSlider call={call} side="microphone" />
    </CallPopup>
  );
}

/** The live calls at the foot of the list (spec 2 §2), where they push none of its rows: choose one to look at. */
export function ActiveCalls(): ReactNode {
  const t = useText();
  const calls = useAppSelector(selectLiveCalls);
  const shown = useAppSelector(selectShownCall)?.id;
  if (calls.length === 0) return null;
  return (
    <section className="active-calls">
      <h2 className="visually-hidden">{t('call.active')}</h2>
      <ul className="active-calls__list" role="list" aria-label={t('call.active')}>
        {calls.map((call) => (
          <li key={call.id} className={call.id === shown ? 'active-call active-call--shown' : 'active-call'}>
            <div className="active-call__head">
              <Open call={call} isShown={call.id === shown} />
              <Volumes call={call} />
              <CallMenu call={call} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
