import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectReloadDelayed } from '../../store/page/selectors';
import { reloadRequested } from '../../store/ui/actions';
import { WarningBar } from '../ui/feedback/WarningBar';
import { T } from '../intl/T';

const WHY = { inCall: 'page.failedInCall', tooSoon: 'page.failedAgain' } as const;

function Banner({ reason }: { reason: keyof typeof WHY }): ReactNode {
  const request = useRequest();
  return (
    <WarningBar icon={<Icon name="alert" />} words={WHY[reason]}>
      {reason === 'tooSoon' && (
        <button type="button" className="button" onClick={() => request(reloadRequested())}>
          <T id="action.reload" />
        </button>
      )}
    </WarningBar>
  );
}

/** Says that the console failed and is not loaded anew by itself: somebody speaks, or it just was. */
export function ReloadBanner(): ReactNode {
  const reason = useAppSelector(selectReloadDelayed);
  return <div role="alert">{reason !== null && <Banner reason={reason} />}</div>;
}
