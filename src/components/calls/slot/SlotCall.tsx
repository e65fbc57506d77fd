import type { ReactNode } from 'react';
import { selectOfferedCall } from '../../../store/calls/selectors';
import { useAppSelector } from '../../../store/hooks';
import { CallBar } from '../CallBar';
import { IncomingCall } from '../IncomingCall';
import { WrapUp } from './WrapUp';

/** What the slot shows of calls: the live one with its controls, the clock of one that has to be classified, and the sheet of one that rings. */
export function SlotCall(): ReactNode {
  const offered = useAppSelector(selectOfferedCall);
  return (
    <>
      <CallBar />
      <WrapUp />
      {offered !== null && <IncomingCall key={offered.id} call={offered} />}
    </>
  );
}
