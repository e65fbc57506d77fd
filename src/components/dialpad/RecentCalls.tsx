import { useId, type ReactNode } from 'react';
import { readableTypedNumber } from '../../lib/phoneNumber';
import { missedSeenRequested } from '../../store/calls/actions';
import { selectRecentCalls, type RecentCall } from '../../store/calls/recentSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useDial } from '../customerCard/useDial';
import { T, useText } from '../intl';
import { useToday } from '../time/useNow';
import { StartTime } from '../time/TimeText';
import './dialpad.css';

function Recent({ call }: { call: RecentCall }): ReactNode {
  const t = useText();
  const request = useRequest();
  const dial = useDial();
  const today = useToday();
  const { at, contactId, id, kind, name, number } = call;
  const readable = readableTypedNumber(number);
  const who = name ?? readable;
  const callAgain = () => {
    if (kind === 'missed') request(missedSeenRequested({ ids: [id] }));
    dial({ number, name: name ?? '', contactId });
  };
  return (
    <li>
      <button type="button" className="recent-call" title={t('dial.recentCall', { who })} onClick={callAgain}>
        <span className="recent-call__who" dir="auto">
          {who}
        </span>
        <StartTime at={at} today={today} />
        <span className={`recent-call__more recent-call__more--${kind}`}>
          <T id={`dial.recent.${kind}`} />
          {name !== null && <span className="tabular">{readable}</span>}
        </span>
      </button>
    </li>
  );
}

/** Whom the agent spoke with lately, or missed: called again by one press. */
export function RecentCalls(): ReactNode {
  const id = useId();
  const calls = useAppSelector(selectRecentCalls);
  if (calls.length === 0) return null;
  return (
    <section className="recent-calls" aria-labelledby={id}>
      <h3 id={id} className="recent-calls__title">
        <T id="dial.recent" />
      </h3>
      <ul role="list" aria-labelledby={id}>
        {calls.map((call) => (
          <Recent key={call.id} call={call} />
        ))}
      </ul>
    </section>
  );
}
