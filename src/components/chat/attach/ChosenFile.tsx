import { useEffect, useMemo, type ReactNode } from 'react';
import type { OutboxFile } from '../../../store/outbox/types';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { FileWords } from '../timeline/attachments/FileWords';
import { useHandles } from '../../handles';
import { attachmentKind } from '../timeline/attachments/fileType';
import '../timeline/attachments/attachments.css';

/** The address of a chosen picture in this page; null for other files. */
function usePreview(file: OutboxFile | null): string | null {
  const handles = useHandles();
  const url = useMemo(() => {
    const blob =
      file !== null && attachmentKind(file) === 'picture' ? handles.fileOf(file.uploadId) : undefined;
    return blob === undefined ? null : URL.createObjectURL(blob);
  }, [handles, file]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

interface Props {
  file: OutboxFile;
  /** Null while it cannot be taken out. */
  onRemove: (() => void) | null;
}

/** The file that is to be sent: what it is, a picture as it looks, and the way to take it out again. */
export function ChosenFile({ file, onRemove }: Props): ReactNode {
  const t = useText();
  const preview = usePreview(file);
  const label = t('attach.remove', { name: file.name });
  return (
    <div className="attach__file">
      {preview !== null && <img className="attach__preview" src={preview} alt="" />}
      <div className="attach__row">
        <FileWords fileName={file.name} mimeType={file.mimeType} bytes={file.bytes} />
        {onRemove !== null && (
          <IconButton label={label} onClick={onRemove}>
            <Icon name="cross" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
