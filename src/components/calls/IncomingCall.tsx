import { Icon } from '../ui/icons/Icon';
import { useId, useRef, type ReactNode } from 'react';
import { SIP_HEADER, isSameHeader } from '../../lib/sipHeaders';
import { SECOND_MS } from '../../lib/time';
import { answerRequested, declineRequested } from '../../store/calls/actions';
import { selectQueuedSince } from '../../store/calls/waitSelectors';
import { controlsOf } from '../../store/calls/controlSelectors';
import type { Call } from '../../store/calls/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { T, useText } from '../intl';
import { useChoices } from '../classification/useChoices';
import { ElapsedClock } from '../time/ElapsedClock';
import { useNow } from '../time/useNow';
import { CallData } from './CallData';
import { numberBeside, readableWho } from './callWords';
import { EarlierContacts } from './EarlierContacts';
import { useFocusRescue } from '../ui/dialog/useFocusRescue';
import { useFocusOverDialogs, useOfferFocus } from './useOfferFocus';
import './calls.css';
import './callBar.css';

/** The ticker's time is up to a second old: rounded down, it says no more than is left. */
function Countdown({ at }: { at: number }): ReactNode {
  const seconds = Math.max(0, Math.floor((at - useNow()) / SECOND_MS));
  return (
    <p className="incoming__countdown tabular">
      <T id="call.answersItself" values={{ seconds }} />
    </p>
  );
}

/** Where an agent who answered by a key goes on; the same key once more only shows the call. */
function callBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-focus="call"]');
}

function Answers({ callId, onKey }: { callId: string; onKey: () => void }): ReactNode {
  const request = useRequest();
  const { ref, isMeant } = useOfferFocus();
  return (
    <div className="incoming__answers">
      <button
        type="button"
        className="button call-button call-button--danger"
        onClick={() => request(declineRequested({ callId }))}
      >
        <Icon name="hangUp" />
        <T id="call.decline" />
      </button>
      <button
        ref={ref}
        type="button"
        className="button call-button call-button--accept"
        onClick={(event) => {
          if (!isMeant(event)) return;
          if (event.detail === 0) onKey();
          request(answerRequested({ callId }));
        }}
      >
        <Icon name="voice" />
        <T id="call.answer" />
      </button>
    </div>
  );
}

/** Headers whose values are told in words, or concern nobody before the answer. */
const TOLD = [SIP_HEADER.queue, SIP_HEADER.contact, SIP_HEADER.uniqueId];

/** Ids of the exchange and of other systems: nobody decides by them whether to answer. */
const INTERNAL = /(?:id|uuid)$/iu;

function News({ data }: Pick<Call, 'data'>): ReactNode {
  const rest = Object.entries(data).filter(
    ([name]) => !TOLD.some((told) => isSameHeader(told, name)) && !INTERNAL.test(name),
  );
  return rest.length === 0 ? null : <CallData data={Object.fromEntries(rest)} />;
}

/** How long the caller has been waiting in the queue; of one of whom that is not known, how long it has been ringing. */
function WaitTime({ call }: { call: Call }): ReactNode {
  const t = useText();
  const queuedSince = useAppSelector((state) => selectQueuedSince(state, call));
  const label = t(queuedSince === null ? 'call.ringingFor' : 'call.waitedFor');
  return (
    <span className="incoming__wait">
      <span aria-hidden="true">{label}</span>
      <ElapsedClock since={queuedSince ?? call.startedAt} label={label} />
    </span>
  );
}

/**
 * A call that rings here: who calls, with what, and the two answers. It drops from the slot over the screen, moves and
 * stops nothing, and goes when the call does.
 */
export function IncomingCall({ call }: { call: Call }): ReactNode {
  const t = useText();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const { autoAnswerAt, data, dialledNumber, queue } = call;
  const { answers } = controlsOf(call);
  const who = readableWho(call, t);
  const number = numberBeside(call, t);
  // What it may be classified as is there when it is answered: nothing moves then.
  useChoices(answers);
  const isByKey = useRef(false);
  useFocusRescue(sheet, () => (isByKey.current ? callBar() : null));
  useFocusOverDialogs(sheet);
  return (
    <section
      ref={sheet}
      className="incoming"
      // Where nothing is to be pressed it is no dialog; the announcement tells of it either way.
      role={answers ? 'alertdialog' : 'region'}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}who`}
    >
      <p id={`${id}title`} className="incoming__title">
        <Icon name="voice" />
        <T id={answers ? 'call.incoming' : 'call.desk.incoming'} />
      </p>
      <div id={`${id}who`} className="incoming__who">
        <p className="incoming__name" dir="auto" title={who}>
          {who}
        </p>
        <p className="incoming__more">
          {number !== null && <span className="tabular">{number}</span>}
          {queue !== null && <span>{t('call.inQueue', { queue })}</span>}
          {dialledNumber !== undefined && <span>{t('call.dialled', { number: dialledNumber })}</span>}
          <WaitTime call={call} />
        </p>
        <EarlierContacts call={call} />
      </div>
      <News data={data} />
      {autoAnswerAt !== null && <Countdown at={autoAnswerAt} />}
      {answers ? (
        <Answers
          callId={call.id}
          onKey={() => {
            isByKey.current = true;
          }}
        />
      ) : (
        <p className="incoming__hint">
          <T id="call.desk.answerThere" />
        </p>
      )}
    </section>
  );
}
