import { Suspense, type ReactNode } from 'react';
import { selectRoomCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';

const load = () => import(/* webpackChunkName: "conference" */ './conferenceScreens');

const Conference = lazyPart(async () => ({ default: (await load()).Conference }));
const ConferenceNews = lazyPart(async () => ({ default: (await load()).ConferenceNews }));

function InCall({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The participants of a call that leads to a conference room; nothing for any other call. */
export function ConferenceHost({ call }: { call: Call }): ReactNode {
  const { conference } = call;
  if (conference === undefined) return null;
  return (
    <InCall>
      <Conference call={call} conference={conference} />
    </InCall>
  );
}

/** Tells who comes to the room and leaves it, while the agent is in one. */
export function ConferenceNewsHost(): ReactNode {
  const isInRoom = useAppSelector(selectRoomCall) !== null;
  if (!isInRoom) return null;
  return (
    <InCall>
      <ConferenceNews />
    </InCall>
  );
}
