import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';
import { typeName } from './fileType';
import { useFileSize } from './useFileSize';

interface Props {
  fileName: string;
  mimeType: string;
  /** Null where nobody said. */
  bytes: number | null;
  /** There is a word of it, and no file. */
  isMissing?: boolean;
}

/** A file in words: its name, its type, its size, and that it is not to be had. */
export function FileWords({ fileName, mimeType, bytes, isMissing = false }: Props): ReactNode {
  const t = useText();
  const size = useFileSize();
  const missing = isMissing ? t('media.missing') : null;
  const about = [typeName(fileName, mimeType), bytes === null ? null : size(bytes), missing];
  return (
    <>
      <Icon name="file" />
      <span className="attachment__words">
        <bdi className="attachment__name">{fileName}</bdi>
        <span className="attachment__about tabular">{about.filter((one) => one !== null).join(' · ')}</span>
      </span>
    </>
  );
}
