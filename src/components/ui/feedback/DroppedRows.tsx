import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectDroppedCount } from '../../../store/wire/selectors';
import type { ListName } from '../../../store/wire/types';
import { T } from '../../intl/T';
import './feedback.css';

interface Props {
  list: ListName;
  /** Whose list it is, where there are several: a conversation's or contact's id, or a queue. */
  of?: string | null;
}

/** Beside a list: how many of its rows came in a form that cannot be shown; nothing where all are there. */
export function DroppedRows({ list, of = null }: Props): ReactNode {
  const count = useAppSelector((state) => selectDroppedCount(state, { list, of }));
  return count === 0 ? null : (
    <p className="dropped-rows" role="note">
      <T id="feedback.droppedRows" values={{ count }} />
    </p>
  );
}
