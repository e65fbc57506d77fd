import { useMemo, type ReactNode } from 'react';
import { MediaContext, mediaBelow } from '../components/chat/media';
import { WaveformContext, type ReadWaveform } from '../components/chat/waveform';
import { resolveServer } from '../services/http/serverAddress';
import { selectServer } from '../store/auth/selectors';
import { selectDeployment } from '../store/config/selectors';
import type { Waveforms } from '../services/media/waveform';
import { useAppSelector } from '../store/hooks';

let waveforms: Waveforms | null = null;

const readWaveform: ReadWaveform = async (file) => {
  const { createWaveforms } = await import(/* webpackChunkName: "media" */ '../services/media/waveform');
  waveforms ??= createWaveforms();
  return waveforms.of(file);
};

/** Lets the screens inside show files of the session's server, and what is heard in them; none while there is no server. */
export function MediaRoot({ children }: { children: ReactNode }): ReactNode {
  const server = useAppSelector(selectServer);
  const ports = useAppSelector(selectDeployment)?.ports ?? null;
  const mediaUrl = useMemo(() => {
    const isKnown = server !== null && ports !== null;
    const address = isKnown ? resolveServer(server, ports, window.location.protocol) : null;
    return mediaBelow(address?.media ?? null);
  }, [server, ports]);
  return (
    <MediaContext value={mediaUrl}>
      <WaveformContext value={readWaveform}>{children}</WaveformContext>
    </MediaContext>
  );
}
