import { Button } from 'antd';
import { createContext, use, type ReactNode } from 'react';
import { T } from '../../intl/T';
import type { TextId } from '../../intl/useText';

/** Leaves the dialog around it. */
export const LeaveContext = createContext<() => void>(() => undefined);

interface Props {
  words?: TextId;
  isOff?: boolean;
  autoFocus?: boolean;
}

/** The button that leaves a form dialog, as Esc does: what was typed is kept. */
export function LeaveButton({ words = 'action.cancel', isOff = false, autoFocus = false }: Props): ReactNode {
  const leave = use(LeaveContext);
  return (
    <Button disabled={isOff} autoFocus={autoFocus} onClick={leave}>
      <T id={words} />
    </Button>
  );
}
