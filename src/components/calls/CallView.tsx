import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { numberOf } from '../../lib/caller';
import { readableAddress } from '../../lib/phoneNumber';
import { VOICE } from '../../lib/queueType';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectCurrentCall } from '../../store/calls/selectors';
import type { Call, EndedCall } from '../../store/calls/types';
import { leaveRequested } from '../../store/conversations/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Conference } from '../conference/Conference';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { T, useText } from '../intl';
import { useToday } from '../time/useNow';
import { useTimeFormat } from '../time/useTimeFormat';
import { CallClock } from './CallClock';
import { CallControls, HangUpButton } from './CallControls';
import { CallFact, IntegrationLink } from './CallFacts';
import { CallStatus } from './CallStatus';
import { endWord, readableWho, whoWithin } from './callWords';
import { CallNotes } from './notes/CallNotes';
import { LevelBars } from './LevelBars';
import { CallQuality } from './quality/CallQuality';
import { QualityIndicator } from './QualityIndicator';
import { CallClassification } from './workspace/CallClassification';
import { CallCustomer } from './workspace/CallCustomer';
import { CallSchedule } from './workspace/CallSchedule';
import { TechnicalData } from './workspace/TechnicalData';
import './calls.css';
import './callView.css';

function isEnded(call: Call | EndedCall): call is EndedCall {
  return 'end' in call;
}

/** How long an ended call was spoken on; nothing for one that nobody answered. */
function TalkTime({ answeredAt, endedAt }: EndedCall): ReactNode {
  const format = useTimeFormat();
  return <span className="tabular">{format.elapsed(answeredAt === null ? 0 : endedAt - answeredAt)}</span>;
}

function Status({ call }: { call: Call | EndedCall }): ReactNode {
  if (!isEnded(call)) return <CallStatus call={call} />;
  return (
    <span className="call-status call-status--held">
      <Icon name="finished" />
      <T id="call.ended" />
    </span>
  );
}

interface Props {
  call: Call | EndedCall;
  /** The way back, where the list is not beside the call. */
  back?: ReactNode;
}

function Toolbar({ call, back }: Props): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const today = useToday();
  const { dialledNumber, queue, startedAt } = call;
  const number = numberOf(call);
  return (
    <header className="call-view__toolbar">
      {back}
      <h2 className="call-view__name" dir="auto" title={readableWho(call, t)}>
        {readableWho(call, t)}
      </h2>
      <dl className="call-view__facts">
        {number !== null && (
          <CallFact label="call.number">
            <span className="tabular">{readableAddress(number, VOICE)}</span>
          </CallFact>
        )}
        {dialledNumber !== undefined && (
          <CallFact label="call.dialledNumber">
            <span className="tabular">{dialledNumber}</span>
          </CallFact>
        )}
        <CallFact label="call.date">
          <time className="tabular" title={format.exact(startedAt)}>
            {format.timeOrDate(startedAt, today)}
          </time>
        </CallFact>
        {queue !== null && <CallFact label="chat.queue">{queue}</CallFact>}
        <CallFact label="call.clock">
          {isEnded(call) ? <TalkTime {...call} /> : <CallClock call={call} />}
        </CallFact>
        {/* Its word changes, and nothing may move for it. */}
        <CallFact label="call.status">
          <Status call={call} />
        </CallFact>
      </dl>
      {!isEnded(call) && controlsOf(call).sound && <LevelBars call={call} />}
      <span className="call-view__quality">
        {!isEnded(call) && controlsOf(call).sound && call.phase === 'active' && (
          <QualityIndicator call={call} />
        )}
      </span>
      <IntegrationLink call={call} />
    </header>
  );
}

function Ended({ call }: { call: EndedCall }): ReactNode {
  const request = useRequest();
  return (
    <p className="call-view__end">
      <Icon name="finished" />
      <span className="call-view__why">
        <T id={endWord(call)} />
      </span>
      <button type="button" className="button" onClick={() => request(leaveRequested())}>
        <T id="departed.leave" />
      </button>
    </p>
  );
}

/** A call that is not the one in the slot has its controls here; what was said of one that is over stands here, too. */
function Foot({ call }: { call: Call | EndedCall }): ReactNode {
  const isInSlot = useAppSelector(selectCurrentCall)?.id === call.id;
  if (!isEnded(call) && isInSlot) return null;
  return (
    <footer className="call-view__foot">
      {isEnded(call) ? (
        <Ended call={call} />
      ) : (
        <>
          <CallControls call={call} hasWords />
          {(controlsOf(call).answers || call.phase !== 'offered') && <HangUpButton call={call} hasWord />}
        </>
      )}
    </footer>
  );
}

/**
 * The workspace of one call: the customer beside the notes and the classification, the data of the exchange folded away;
 * read-only, with the reason, once it is over (spec 2 §2).
 */
export function CallView({ call, back }: Props): ReactNode {
  const t = useText();
  return (
    <section className="call-view" aria-label={t('call.with', { who: whoWithin(call, t) })}>
      <Toolbar call={call} back={back} />
      <div className="call-view__scroll">
        <div className="call-view__workspace">
          <div className="call-view__column">
            {!isEnded(call) && call.conference !== undefined && (
              <ErrorBoundary>
                <Conference call={call} conference={call.conference} />
              </ErrorBoundary>
            )}
            <ErrorBoundary>
              <CallCustomer call={call} />
            </ErrorBoundary>
          </div>
          <div className="call-view__column">
            <CallNotes call={call} />
            <CallClassification call={call} />
            <CallSchedule call={call} />
            <CallQuality call={call} />
          </div>
        </div>
        <TechnicalData call={call} />
      </div>
      <Foot call={call} />
    </section>
  );
}
