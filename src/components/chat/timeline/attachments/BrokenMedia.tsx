import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { T, type TextId } from '../../../intl';

interface Props {
  /** What cannot be shown or played. */
  what: TextId;
  fileName: string;
  onRetry: () => void;
}

/** Stands where a file would be that cannot be shown: which one, and how to try again. */
export function BrokenMedia({ what, fileName, onRetry }: Props): ReactNode {
  return (
    <span className="broken-media">
      <Icon name="alert" />
      <span className="broken-media__words">
        <T id={what} /> <bdi>{fileName}</bdi>
      </span>
      <button type="button" className="button" onClick={onRetry}>
        <T id="action.retry" />
      </button>
    </span>
  );
}
