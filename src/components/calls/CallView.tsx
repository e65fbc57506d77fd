import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { callBackNumber, nameOf, numberOf } from '../../lib/caller';
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
import { ScheduleButton } from '../schedule/ScheduleButton';
import { CallClock } from './CallClock';
import { CallControls, HangUpButton } from './CallControls';
import { CallData } from './CallData';
import { CallFact, IntegrationLink } from './CallFacts';
import { CallStatus } from './CallStatus';
import { endWord, whoOf, whoWithin } from './callWords';
import { CallNotes } from './notes/CallNotes';
import { QualityIndicator } from './QualityIndicator';
import './calls.css';
import './callView.css';

/** Opens the agenda with who is on a call (spec 2 §2, schedule icon of the call view). */
function CallSchedule({ call }: { call: Call | EndedCall }): ReactNode {
  const start = { number: callBackNumber(call) ?? '', name: nameOf(call) ?? '', contactId: call.contactId };
  return <ScheduleButton start={start} />;
}

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
  const { contactId, dialledNumber, queue, startedAt, uniqueId } = call;
  const number = numberOf(call);
  return (
    <header className="call-view__toolbar">
      {back}
      <h2 className="call-view__name" dir="auto" title={whoOf(call, t)}>
        {whoOf(call, t)}
      </h2>
      <dl className="call-view__facts">
        {number !== null && (
          <CallFact label="call.number">
            <span className="tabular">{number}</span>
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
        <CallFact label="call.status">
          <Status call={call} />
        </CallFact>
        {queue !== null && <CallFact label="chat.queue">{queue}</CallFact>}
        {contactId !== null && <CallFact label="call.customer">{contactId}</CallFact>}
        {uniqueId !== null && (
          <CallFact label="call.id">
            <span className="tabular">{uniqueId}</span>
          </CallFact>
        )}
        <CallFact label="call.clock">
          {isEnded(call) ? <TalkTime {...call} /> : <CallClock call={call} />}
        </CallFact>
      </dl>
      {!isEnded(call) && controlsOf(call).sound && call.phase === 'active' && (
        <QualityIndicator call={call} />
      )}
      <CallSchedule call={call} />
      <IntegrationLink call={call} />
    </header>
  );
}

function Data({ data }: Pick<Call, 'data'>): ReactNode {
  const t = useText();
  const isEmpty = Object.keys(data).length === 0;
  return (
    <section className="call-view__panel" aria-label={t('call.data')}>
      <h3 className="call-view__heading">{t('call.data')}</h3>
      {isEmpty ? <p className="call-view__nothing">{t('call.noData')}</p> : <CallData data={data} />}
    </section>
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

/** One call: who with, its data, and what can be done; read-only, with the reason, once it is over (spec 2 §2). */
export function CallView({ call, back }: Props): ReactNode {
  const t = useText();
  return (
    <section className="call-view" aria-label={t('call.with', { who: whoWithin(call, t) })}>
      <Toolbar call={call} back={back} />
      <div className="call-view__body">
        {!isEnded(call) && call.conference !== undefined && (
          <ErrorBoundary>
            <Conference call={call} conference={call.conference} />
          </ErrorBoundary>
        )}
        <Data data={call.data} />
        <CallNotes call={call} />
      </div>
      <Foot call={call} />
    </section>
  );
}
