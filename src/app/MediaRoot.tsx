import { useMemo, type ReactNode } from 'react';
import { MediaContext, mediaBelow } from '../components/chat/media';
import { resolveServer } from '../services/http/serverAddress';
import { selectConfiguration, selectDeployment } from '../store/config/selectors';
import { useAppSelector } from '../store/hooks';

/** Lets the screens inside show files of the configured server; none while there is no server. */
export function MediaRoot({ children }: { children: ReactNode }): ReactNode {
  const server = useAppSelector(selectConfiguration)?.server ?? null;
  const ports = useAppSelector(selectDeployment)?.ports ?? null;
  const mediaUrl = useMemo(() => {
    const isKnown = server !== null && ports !== null;
    const address = isKnown ? resolveServer(server, ports, window.location.protocol) : null;
    return mediaBelow(address?.media ?? null);
  }, [server, ports]);
  return <MediaContext value={mediaUrl}>{children}</MediaContext>;
}
