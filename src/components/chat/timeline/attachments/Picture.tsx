import { useState, type ReactNode } from 'react';
import type { Attachment } from '../../../../store/messages/types';
import { useText } from '../../../intl';
import { boxOf } from './boxOf';
import { BrokenMedia } from './BrokenMedia';
import { useMediaScope } from './MediaScope';

/** A picture in its place, which opens large. */
export function Picture({ attachment, url }: { attachment: Attachment; url: string }): ReactNode {
  const t = useText();
  const { open } = useMediaScope();
  const { fileName, path } = attachment;
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    const retry = () => setIsBroken(false);
    return <BrokenMedia what="media.pictureBroken" fileName={fileName} url={url} onRetry={retry} />;
  }
  return (
    <button
      type="button"
      className="attachment attachment--picture"
      title={t('media.enlarge')}
      onClick={() => open(path)}
    >
      <img
        src={url}
        alt={fileName}
        {...boxOf(attachment)}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setIsBroken(true)}
      />
    </button>
  );
}
