import { useEffect, useMemo } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { unwatchRequested, watchRequested } from '../../../store/presence/actions';
import { statusReadRequested } from '../../../store/queues/actions';
import { selectQueues } from '../../../store/queues/selectors';
import { colleagues, type Colleague } from './agents';

/** The other agents of the own queues, as they are now. */
export function useColleagues(): Colleague[] {
  const request = useRequest();
  useEffect(() => {
    request(statusReadRequested());
  }, [request]);
  const { statuses } = useAppSelector(selectQueues);
  const user = useAppSelector(selectUser);
  return useMemo(
    () => colleagues(statuses, [user?.extension ?? null, user?.extensionNumber ?? null]),
    [statuses, user],
  );
}

/** Asks what these extensions do for as long as the component shows. */
export function usePresence(agents: readonly Colleague[]): void {
  const request = useRequest();
  const watched = agents.map(({ extension }) => extension).join(' ');
  useEffect(() => {
    if (watched !== '') request(watchRequested({ extensions: watched.split(' ') }));
  }, [watched, request]);
  useEffect(() => () => request(unwatchRequested()), [request]);
}
