import { useId, type ReactNode } from 'react';
import { selectConnection, selectIsNumbered } from '../../store/connection/selectors';
import type { RootState } from '../../store/rootReducer';
import { useAppSelector } from '../../store/hooks';
import { selectNetwork } from '../../store/softphone/networkSelectors';
import { NetworkState } from '../softphone/NetworkState';
import { useFailureText } from '../ui/feedback';
import { T, type TextId } from '../intl';

type Connection = RootState['connection'];

const STATUS: Record<Connection['status'], TextId> = {
  closed: 'diagnostics.status.closed',
  connecting: 'diagnostics.status.connecting',
  handshake: 'diagnostics.status.handshake',
  live: 'diagnostics.status.live',
  waiting: 'diagnostics.status.waiting',
  refused: 'diagnostics.status.refused',
};

function Fact({ name, children }: { name: TextId; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        <T id={name} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}

/** What the agent misses where the server does not do something. */
function Consequence({ id }: { id: TextId }): ReactNode {
  return (
    <p className="diagnostics__hint">
      <T id={id} />
    </p>
  );
}

function Acknowledgements({ status, acknowledges }: Connection): ReactNode {
  // Only the answer to the handshake tells; before it the state holds an assumption.
  if (status !== 'live') return <T id="diagnostics.unknown" />;
  if (acknowledges) return <T id="diagnostics.acks.yes" />;
  return (
    <>
      <p>
        <T id="diagnostics.acks.no" />
      </p>
      <Consequence id="diagnostics.acks.without" />
    </>
  );
}

function Numbers({ status, lastSeq }: Connection): ReactNode {
  const isNumbered = useAppSelector(selectIsNumbered);
  // An ordinal of the wire, not an amount: it is shown without separators.
  const last = lastSeq === null ? null : String(lastSeq);
  if (status !== 'live') {
    return last === null ? (
      <T id="diagnostics.unknown" />
    ) : (
      <T id="diagnostics.numbers.before" values={{ last }} />
    );
  }
  if (isNumbered) return <T id="diagnostics.numbers.yes" values={{ last: last ?? '' }} />;
  return (
    <>
      <p>
        {last === null ? (
          <T id="diagnostics.numbers.no" />
        ) : (
          <T id="diagnostics.numbers.unused" values={{ last }} />
        )}
      </p>
      <Consequence id="diagnostics.numbers.without" />
    </>
  );
}

function LastFailure({ failure }: Connection): ReactNode {
  const failureText = useFailureText();
  if (failure === null) return <T id="diagnostics.failure.none" />;
  const words = failureText(failure);
  // The words for the code may hide a message that was written for developers.
  const hidden = failure.message === words ? '' : failure.message;
  return (
    <>
      <p dir="auto">{words}</p>
      <p>
        <code>{[failure.code, hidden].filter((part) => part !== '').join(': ')}</code>
      </p>
    </>
  );
}

/** The socket to the server, what its server can do, and what the agent misses where it cannot; the network of calls. */
export function ConnectionFacts(): ReactNode {
  const heading = useId();
  const connection = useAppSelector(selectConnection);
  const hasNetwork = useAppSelector(selectNetwork) !== null;
  return (
    <section className="diagnostics__section" aria-labelledby={heading}>
      <h3 id={heading} className="diagnostics__heading">
        <T id="diagnostics.connection" />
      </h3>
      <dl className="diagnostics__facts">
        <Fact name="diagnostics.status">
          <T id={STATUS[connection.status]} />
        </Fact>
        <Fact name="diagnostics.acks">
          <Acknowledgements {...connection} />
        </Fact>
        <Fact name="diagnostics.numbers">
          <Numbers {...connection} />
        </Fact>
        <Fact name="diagnostics.failure">
          <LastFailure {...connection} />
        </Fact>
        {hasNetwork && (
          <Fact name="diagnostics.network">
            <NetworkState />
          </Fact>
        )}
      </dl>
    </section>
  );
}
