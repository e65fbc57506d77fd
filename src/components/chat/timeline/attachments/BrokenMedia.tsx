import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { T, type TextId } from '../../../intl';
import { DownloadLink } from './DownloadLink';

interface Props {
  /** What cannot be shown or played. */
  what: TextId;
  fileName: string;
  /** Where it is saved from; null where it cannot be saved, or a link for that stands beside it. */
  url: string | null;
  onRetry: () => void;
}

/** Stands where a file would be that cannot be shown: which one, how to try again, and how to have it all the same. */
export function BrokenMedia({ what, fileName, url, onRetry }: Props): ReactNode {
  return (
    <span className="broken-media">
      <Icon name="alert" />
      <span className="broken-media__words">
        <T id={what} /> <bdi>{fileName}</bdi>
      </span>
      <button type="button" className="button" onClick={onRetry}>
        <T id="action.retry" />
      </button>
      {url !== null && <DownloadLink url={url} fileName={fileName} />}
    </span>
  );
}
