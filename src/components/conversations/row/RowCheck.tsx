import type { ReactNode } from 'react';
import { useText } from '../../intl';
import { useChoosing } from '../useChoosing';

const NO_ORDER: readonly string[] = [];

interface Props {
  id: string;
  name: string;
  isChosen: boolean;
}

/** Chooses a conversation among others, or no longer; stands where the picture is, under the pointer or while it is chosen. */
export function RowCheck({ id, name, isChosen }: Props): ReactNode {
  const t = useText();
  const { toggle } = useChoosing(NO_ORDER);
  return (
    <div role="gridcell" className="row__check" onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t('conversations.choose', { name })}
        checked={isChosen}
        onChange={() => toggle(id)}
      />
    </div>
  );
}
