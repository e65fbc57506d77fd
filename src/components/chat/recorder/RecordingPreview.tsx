import { useEffect, useMemo, type ReactNode } from 'react';
import type { Attachment } from '../../../store/messages/types';
import { useHandles } from '../../handles';
import { useText } from '../../intl';
import { AudioPlayer } from '../timeline/attachments/AudioPlayer';
import { MediaScope } from '../timeline/attachments/MediaScope';
import '../timeline/attachments/attachments.css';

/** An address for bytes that wait on this page; null where they are gone. */
function useAddress(fileId: string): string | null {
  const handles = useHandles();
  const address = useMemo(() => {
    const blob = handles.fileOf(fileId);
    return blob === undefined ? null : URL.createObjectURL(blob);
  }, [handles, fileId]);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

/** What was recorded until now, to be listened to before it goes. */
export function RecordingPreview({
  conversationId,
  fileId,
}: {
  conversationId: string;
  fileId: string;
}): ReactNode {
  const t = useText();
  const address = useAddress(fileId);
  if (address === null) return null;
  const attachment: Attachment = {
    path: '',
    fileName: t('recorder.preview'),
    mimeType: 'audio/mpeg',
    bytes: null,
    width: null,
    height: null,
    seconds: null,
  };
  return (
    <MediaScope conversationId={conversationId}>
      <AudioPlayer attachment={attachment} url={address} isDraft />
    </MediaScope>
  );
}
