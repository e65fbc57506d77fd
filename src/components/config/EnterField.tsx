import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { shiftEnterRequested } from '../../store/ui/actions';
import { selectShiftEnterSends } from '../../store/ui/selectors';
import { T } from '../intl/T';

/** Whether Shift+Enter sends a message too (both readings of spec 1 §5); counts at once. */
export function EnterField(): ReactNode {
  const request = useRequest();
  const sends = useAppSelector(selectShiftEnterSends);
  return (
    <Checkbox
      checked={sends}
      onChange={({ target }) => request(shiftEnterRequested({ sends: target.checked }))}
    >
      <T id="settings.shiftEnter" />
    </Checkbox>
  );
}
