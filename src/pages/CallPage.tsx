import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallView } from '../components/calls/CallView';
import { DialPad } from '../components/dialpad/DialPad';
import { RecentCalls } from '../components/dialpad/RecentCalls';
import { T } from '../components/intl';
import { VoiceMissing } from '../components/softphone/VoiceMissing';
import { numberOfTel, TEL_QUERY } from '../lib/telLink';
import { selectCurrentCall } from '../store/calls/selectors';
import { useAppSelector } from '../store/hooks';
import { selectHasTelephone } from '../store/softphone/selectors';
import '../components/softphone/phone.css';

/**
 * Whether a number of the address still waits for the agent: until a call begins, also beside one that was there
 * before.
 */
function useWaits(number: string, callId: string | null): boolean {
  const [asked, setAsked] = useState({ number, callId, waits: number !== '' });
  if (asked.number !== number) setAsked({ number, callId, waits: number !== '' });
  else if (asked.waits && callId !== null && callId !== asked.callId) setAsked({ ...asked, waits: false });
  return asked.waits;
}

/** The number of a `tel:` link that led here; the address forgets it, so that a reload does not ask again. */
function useLinkedNumber(): string | null {
  const [query, setQuery] = useSearchParams();
  const link = query.get(TEL_QUERY);
  const [linked, setLinked] = useState(link);
  if (link !== null && link !== linked) setLinked(link);
  useEffect(() => {
    if (link !== null) setQuery({}, { replace: true });
  }, [link, setQuery]);
  return linked === null ? null : numberOfTel(linked);
}

/**
 * The screen of calls: the current one, else the dial pad (spec 2 §2). A number in the address is put into the pad
 * and not dialled, because a link or a page of somebody else's must not place a call: the agent presses Ligar.
 */
export function CallPage({ number: named }: { number: string }): ReactNode {
  const number = useLinkedNumber() ?? named;
  const call = useAppSelector(selectCurrentCall);
  const waits = useWaits(number, call?.id ?? null);
  if (!useAppSelector(selectHasTelephone)) return <VoiceMissing />;
  if (call !== null && !waits) {
    return (
      <main className="panes__main">
        <CallView call={call} />
      </main>
    );
  }
  return (
    <main className="panes__main phone">
      <h2 className="phone__title">
        <T id="dial.title" />
      </h2>
      <DialPad key={number} number={number} autoFocus />
      <RecentCalls />
    </main>
  );
}
