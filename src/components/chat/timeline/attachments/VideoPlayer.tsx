import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Attachment } from '../../../../store/messages/types';
import { boxOf } from './boxOf';
import { BrokenMedia } from './BrokenMedia';
import { usePlayback } from './usePlayback';

interface Props {
  attachment: Attachment;
  url: string;
}

/** A video with the browser's own controls, in a place that is kept free for it. */
export function VideoPlayer({ attachment, url }: Props): ReactNode {
  const { fileName } = attachment;
  const { player } = usePlayback(url);
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    // It may have failed before it came onto the page: nobody heard of it then.
    if (video.current !== null && video.current.error !== null) setIsBroken(true);
  }, []);

  useEffect(
    () =>
      player.subscribe(() => {
        if (player.isPlaying()) video.current?.pause();
      }),
    [player],
  );

  if (isBroken) {
    const retry = () => setIsBroken(false);
    return <BrokenMedia what="media.videoBroken" fileName={fileName} url={url} onRetry={retry} />;
  }
  return (
    <video
      ref={video}
      className="attachment__video"
      src={url}
      {...boxOf(attachment)}
      aria-label={fileName}
      controls
      controlsList="noremoteplayback"
      preload="metadata"
      playsInline
      onPlay={({ currentTarget }) => {
        player.pause();
        for (const other of document.querySelectorAll('video')) if (other !== currentTarget) other.pause();
      }}
      onError={() => setIsBroken(true)}
    />
  );
}
