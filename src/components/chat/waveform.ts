import { createContext, use, useEffect, useState } from 'react';
import type { Attachment } from '../../store/messages/types';

/** How loud the parts of a recording are, 0 to 1; null where that cannot be told. */
export type ReadWaveform = (
  file: { url: string } & Pick<Attachment, 'bytes' | 'seconds'>,
) => Promise<readonly number[] | null>;

/** How this page reads recordings; given once, by App. Where nobody gives it, none has a waveform. */
export const WaveformContext = createContext<ReadWaveform>(() => Promise.resolve(null));

/** The waveform of a recording; null until it is there, where there is none, and without an address. */
export function useWaveform(url: string | null, { bytes, seconds }: Attachment): readonly number[] | null {
  const read = use(WaveformContext);
  const [found, setFound] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isGone = false;
    read({ url, bytes, seconds }).then(
      (bars) => {
        if (!isGone) setFound(bars);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [read, url, bytes, seconds]);
  return found;
}
