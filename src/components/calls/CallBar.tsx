import { useRef, type ReactNode } from 'react';
import { nameOf } from '../../lib/caller';
import { openRequested, resumeRequested } from '../../store/calls/actions';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectCurrentCall, selectLiveCalls, selectShownCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { initialsOf } from '../conversations/customer';
import { useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import { pressOnce } from './CallButton';
import { CallClock } from './CallClock';
import { CallControls, HangUpButton } from './CallControls';
import { CallStatus } from './CallStatus';
import { numberBeside, whoOf, whoWithin } from './callWords';
import { QualityIndicator } from './QualityIndicator';
import { useFocusRescue } from '../ui/dialog/useFocusRescue';
import { useGoHome } from './useGoHome';
import { useSettled } from './useSettled';
import { MoreButton } from './slot/MoreButton';
import './callBar.css';

/** Whether something else is open than the call. */
function useIsBehind(callId: string): boolean {
  const shown = useAppSelector(selectShownCall)?.id;
  const hasConversation = useAppSelector(selectSelectedId) !== null;
  return shown !== callId && (shown !== undefined || hasConversation);
}

function Who({ call }: { call: Call }): ReactNode {
  const t = useText();
  const request = useRequest();
  const goHome = useGoHome();
  const { id: callId, queue } = call;
  const isBehind = useIsBehind(callId);
  const number = numberBeside(call, t);
  const initials = initialsOf(nameOf(call) ?? '');
  const show = () => {
    request(openRequested({ callId }));
    goHome();
  };
  return (
    <button
      type="button"
      className="call-bar__who"
      data-focus="call"
      title={t('call.show', { who: whoOf(call, t) })}
      onClick={show}
    >
      <span className="call-bar__avatar" aria-hidden="true">
        {initials === '' ? <Icon name="person" /> : initials}
      </span>
      <span className="call-bar__names">
        <span className="call-bar__name" dir="auto">
          {whoOf(call, t)}
        </span>
        {isBehind ? (
          <span className="call-bar__view">{t('call.viewCustomer')}</span>
        ) : (
          <span className="call-bar__more">
            {number !== null && <span className="tabular">{number}</span>}
            {queue !== null && <span>{queue}</span>}
          </span>
        )}
      </span>
    </button>
  );
}

function OtherCalls({ current, calls }: { current: Call; calls: readonly Call[] }): ReactNode {
  const t = useText();
  const request = useRequest();
  const goHome = useGoHome();
  const isSettled = useSettled(current);
  /** A call is taken from hold where that can be done here; else it is only looked at. */
  const go = (call: Call) => {
    if (!isSettled()) return;
    if (controlsOf(call).hold) request(resumeRequested({ callId: call.id }));
    else {
      request(openRequested({ callId: call.id }));
      goHome();
    }
  };
  return (
    <ul className="call-bar__others" role="list" aria-label={t('call.others')}>
      {calls.map((call) => {
        const { hold } = controlsOf(call);
        const key = hold ? 'call.switchTo' : 'call.show';
        return (
          <li key={call.id}>
            <button
              type="button"
              className="call-chip"
              title={t(key, { who: whoOf(call, t) })}
              onKeyDown={pressOnce}
              onClick={() => go(call)}
            >
              {hold ? <Icon name="held" /> : <Icon name="voice" />}
              <span className="call-chip__name" dir="auto" aria-hidden="true">
                {whoOf(call, t)}
              </span>
              <span className="visually-hidden">{t(key, { who: whoWithin(call, t) })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ call }: { call: Call }): ReactNode {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const live = useAppSelector(selectLiveCalls);
  const others = live.filter(({ id, phase }) => id !== call.id && phase === 'active');
  const can = controlsOf(call);
  useFocusRescue(bar);
  return (
    <section
      ref={bar}
      className={others.length === 0 ? 'call-bar' : 'call-bar call-bar--several'}
      aria-label={t('call.region')}
    >
      <Who call={call} />
      <span className="call-bar__state">
        <CallClock call={call} />
        <CallStatus call={call} />
      </span>
      {can.sound && (
        <span className="call-bar__quality">
          {call.phase === 'active' && <QualityIndicator call={call} />}
        </span>
      )}
      {others.length > 0 && <OtherCalls current={call} calls={others} />}
      <CallControls call={call} hasWords={false} />
      {can.sound && <MoreButton call={call} />}
      <HangUpButton call={call} hasWord />
    </section>
  );
}

/** The live call wherever the agent goes: who, how long, how it stands, what can be done; and the held ones. */
export function CallBar(): ReactNode {
  const call = useAppSelector(selectCurrentCall);
  return call === null ? null : <Bar call={call} />;
}
