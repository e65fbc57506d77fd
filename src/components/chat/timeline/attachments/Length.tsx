import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  url: string;
  /** s. */
  onKnown: (seconds: number) => void;
}

/** Learns how long a file is where the server does not say: its beginning is enough for that. */
export function Length({ url, onKnown }: Props): ReactNode {
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    const look = () => {
      // Of a file that does not say it itself it is known a little later than the rest.
      if (Number.isFinite(element.duration)) onKnown(element.duration);
    };
    // It may have been read before it came onto the page: nobody heard of it then.
    look();
    element.addEventListener('durationchange', look);
    return () => element.removeEventListener('durationchange', look);
  }, [onKnown]);

  return <audio ref={audio} src={url} preload="metadata" hidden />;
}
