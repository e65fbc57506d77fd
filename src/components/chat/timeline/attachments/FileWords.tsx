import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { typeName } from './fileType';
import { useFileSize } from './useFileSize';

interface Props {
  fileName: string;
  mimeType: string;
  /** Null where nobody said. */
  bytes: number | null;
}

/** A file in words: its name, its type and its size. */
export function FileWords({ fileName, mimeType, bytes }: Props): ReactNode {
  const size = useFileSize();
  const about = [typeName(fileName, mimeType), bytes === null ? null : size(bytes)];
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
