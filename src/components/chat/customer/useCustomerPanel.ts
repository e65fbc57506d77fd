import { useCallback, useState } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { customerPanelRequested } from '../../../store/ui/actions';
import { selectCustomerPanelOpen } from '../../../store/ui/selectors';
import { useAtLeast } from '../../frame/useAtLeast';

/** How the customer's panel stands. */
export interface CustomerPanelState {
  isOpen: boolean;
  /** There is no room beside the conversation. */
  isSheet: boolean;
  show: (open: boolean) => void;
}

/** Beside the conversation the panel stays as the agent left it; over it, it is shown for the moment. */
export function useCustomerPanel(): CustomerPanelState {
  const request = useRequest();
  const isSheet = !useAtLeast('customer');
  const isKept = useAppSelector(selectCustomerPanelOpen);
  const [isShown, setShown] = useState(false);
  const show = useCallback(
    (open: boolean) => {
      if (isSheet) setShown(open);
      else request(customerPanelRequested({ open }));
    },
    [isSheet, request],
  );
  return { isOpen: isSheet ? isShown : isKept, isSheet, show };
}
