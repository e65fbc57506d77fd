import type { ReactNode } from 'react';
import { selectActiveIds } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { UndeliveredEntry } from '../undelivered/UndeliveredEntry';
import { ConversationGrid } from './ConversationGrid';
import { useHeldOrder } from './useHeldOrder';

const NOWHERE = () => undefined;

/** The collapsed list: pictures and unread badges. There is no search to type into. */
export function ConversationRail(): ReactNode {
  const active = useAppSelector(selectActiveIds);
  const { ids, handlers } = useHeldOrder(active, 'rail');
  return (
    <>
      <UndeliveredEntry isRail />
      {ids.length > 0 && <ConversationGrid ids={ids} variant="rail" onType={NOWHERE} handlers={handlers} />}
    </>
  );
}
