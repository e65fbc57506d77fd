import { useEffect, useMemo } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { extensionsReadRequested } from '../../../store/presence/actions';
import { selectExtensions } from '../../../store/presence/selectors';
import { extensionsBeside, type Colleague } from './agents';

/** The centre's extensions beside those of the agents who are listed already, and the own one. */
export function useExtensions(agents: readonly Colleague[]): Colleague[] {
  const request = useRequest();
  useEffect(() => {
    request(extensionsReadRequested());
  }, [request]);
  const extensions = useAppSelector(selectExtensions);
  const user = useAppSelector(selectUser);
  return useMemo(() => {
    const listed = agents.map(({ extension }) => extension);
    return extensionsBeside(extensions, [...listed, user?.extension ?? null, user?.extensionNumber ?? null]);
  }, [agents, extensions, user]);
}
