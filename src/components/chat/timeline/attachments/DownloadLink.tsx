import type { ReactNode } from 'react';
import { useText } from '../../../intl';
import { Icon } from '../../../ui/icons/Icon';
import { useDownload } from './useDownload';

/** Saves a file; a small button beside what shows it. */
export function DownloadLink({ url, fileName }: { url: string; fileName: string }): ReactNode {
  const t = useText();
  const label = t('media.download', { name: fileName });
  return (
    <a
      {...useDownload(url, fileName)}
      className="button button--quiet button--icon"
      aria-label={label}
      title={label}
    >
      <Icon name="download" />
    </a>
  );
}
