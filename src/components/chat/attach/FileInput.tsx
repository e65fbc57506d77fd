import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { T } from '../../intl';

interface Props {
  /** One file at a time: once it is chosen there is no other to choose (spec 1 §5). */
  isOff: boolean;
  onChoose: (file: File) => void;
}

/** Where a file is chosen. The browser's own field speaks its own language, so it is there unseen. */
export function FileInput({ isOff, onChoose }: Props): ReactNode {
  return (
    <div className="attach__choose">
      <label className="button attach__button" aria-disabled={isOff}>
        <Icon name="clip" />
        <T id="attach.choose" />
        <input
          type="file"
          className="visually-hidden"
          disabled={isOff}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen !== undefined) onChoose(chosen);
            // The same file may be chosen again after it was taken out.
            target.value = '';
          }}
        />
      </label>
      <span className="attach__hint">
        <T id="attach.hint" />
      </span>
    </div>
  );
}
