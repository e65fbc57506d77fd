import { useState, type ReactNode } from 'react';
import type { Attachment } from '../../../store/messages/types';
import { useMediaUrl } from '../media';
import { BrokenMedia } from '../timeline/attachments/BrokenMedia';

interface Props {
  picture: Attachment;
  /** As large as the screen lets it be, not 400 px wide. */
  fills: boolean;
}

/** The picture itself, or words where it cannot be shown. */
export function Large({ picture, fills }: Props): ReactNode {
  const url = useMediaUrl(picture.path);
  const [isBroken, setIsBroken] = useState(false);
  if (url === null || isBroken) {
    const retry = () => setIsBroken(false);
    return <BrokenMedia what="media.pictureBroken" fileName={picture.fileName} url={null} onRetry={retry} />;
  }
  return (
    <img
      className={fills ? 'viewer__picture viewer__picture--filling' : 'viewer__picture'}
      src={url}
      alt={picture.fileName}
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}
