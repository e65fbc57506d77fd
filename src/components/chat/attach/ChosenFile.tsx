import type { ReactNode } from 'react';
import type { OutboxFile } from '../../../store/outbox/types';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { FileWords } from '../timeline/attachments/FileWords';
import { useFilePreview } from './useFilePreview';
import '../timeline/attachments/attachments.css';

interface Props {
  file: OutboxFile;
  /** Null while it cannot be taken out. */
  onRemove: (() => void) | null;
}

/** The file that is to be sent: what it is, a picture as it looks, and the way to take it out again. */
export function ChosenFile({ file, onRemove }: Props): ReactNode {
  const t = useText();
  const preview = useFilePreview(file);
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
