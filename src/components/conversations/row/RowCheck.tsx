import type { ReactNode } from 'react';
import { selectIsChosen } from '../../../store/bulkActions/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useText } from '../../intl';
import { useChoosing } from '../useChoosing';

const NO_ORDER: readonly string[] = [];

/** Chooses a conversation among others, or no longer; stands where the picture is, under the pointer or while it is chosen. */
export function RowCheck({ id, name }: { id: string; name: string }): ReactNode {
  const t = useText();
  const { toggle } = useChoosing(NO_ORDER);
  const isChosen = useAppSelector((state) => selectIsChosen(state, id));
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
