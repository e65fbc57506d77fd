import { useEffect, type ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectDroppedCount } from '../../../store/wire/selectors';
import type { ListName } from '../../../store/wire/types';
import { useText } from '../../intl/useText';
import { useAnnounce } from './Announcer';
import './feedback.css';

interface Props {
  list: ListName;
  /** Whose list it is, where there are several: a conversation's or contact's id, or a queue. */
  of?: string | null;
}

/** Beside a list: how many of its rows came in a form that cannot be shown, read out once; nothing where all are there. */
export function DroppedRows({ list, of = null }: Props): ReactNode {
  const t = useText();
  const announce = useAnnounce();
  const count = useAppSelector((state) => selectDroppedCount(state, { list, of }));
  const words = count === 0 ? '' : t('feedback.droppedRows', { count });
  useEffect(() => {
    if (words !== '') announce(words);
  }, [announce, words]);
  return words === '' ? null : (
    <p className="dropped-rows" role="note">
      {words}
    </p>
  );
}
