import type { ReactNode } from 'react';
import { selectActiveIds } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { UndeliveredEntry } from '../undelivered/UndeliveredEntry';
import { ConversationGrid } from './ConversationGrid';

const NOWHERE = () => undefined;

/** The collapsed list: pictures and unread badges. There is no search to type into. */
export function ConversationRail(): ReactNode {
  const ids = useAppSelector(selectActiveIds);
  return (
    <>
      <UndeliveredEntry isRail />
      {ids.length > 0 && <ConversationGrid ids={ids} variant="rail" onType={NOWHERE} />}
    </>
  );
}
