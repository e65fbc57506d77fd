import type { ReactNode } from 'react';
import { selectIsInCall, selectOfferedCall, selectWrapUp } from '../../../store/calls/selectors';
import { useAppSelector } from '../../../store/hooks';
import { LazySlotCall } from '../lazyCalls';
import { WaitingCustomers } from './WaitingCustomers';
import './callSlot.css';

/**
 * The place of the call in the middle of the top bar. It is always there, so that a call that rings, is answered or ends
 * moves nothing; without a call it says who waits.
 */
export function CallSlot(): ReactNode {
  const isInUse = useAppSelector((state) => selectIsInCall(state) || selectWrapUp(state) !== null);
  const rings = useAppSelector(selectOfferedCall) !== null;
  return (
    <div
      className={rings ? 'call-slot call-slot--rings' : isInUse ? 'call-slot call-slot--live' : 'call-slot'}
    >
      {!isInUse && <WaitingCustomers />}
      <LazySlotCall />
    </div>
  );
}
