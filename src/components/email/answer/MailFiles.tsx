import type { ReactNode } from 'react';
import type { MailFile } from '../../../store/outbox/types';
import { FileWords } from '../../chat/timeline/attachments/FileWords';
import '../../chat/timeline/attachments/attachments.css';
import { useText } from '../../intl';
import { RemoveButton } from './RemoveButton';

interface Props {
  files: readonly MailFile[];
  /** Why others were not taken. */
  refused: readonly string[];
  isDisabled: boolean;
  onRemove: (uploadId: string) => void;
}

/** The files that go with a mail, each with the way to take it out again. */
export function MailFiles({ files, refused, isDisabled, onRemove }: Props): ReactNode {
  const t = useText();
  return (
    <>
      {files.length > 0 && (
        <ul className="mail-files" aria-label={t('mail.files')}>
          {files.map(({ bytes, mimeType, name, uploadId }) => (
            <li key={uploadId} className="mail-files__one">
              <FileWords fileName={name} mimeType={mimeType} bytes={bytes} />
              <RemoveButton
                label={t('attach.remove', { name })}
                isDisabled={isDisabled}
                onPress={() => onRemove(uploadId)}
              />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className="mail-files__refused" role="alert">
          {refused.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </>
  );
}
