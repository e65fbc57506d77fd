import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectLostFeatures } from '../../store/app/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { reloadRequested } from '../../store/ui/actions';
import { WarningBar } from '../ui/feedback/WarningBar';
import { T } from '../intl/T';

/** Says that parts of the console failed too often and stay off until a reload. */
export function LostFeatures(): ReactNode {
  const request = useRequest();
  const features = useAppSelector(selectLostFeatures);
  return (
    <div role="alert">
      {features.length > 0 && (
        <WarningBar
          icon={<Icon name="alert" />}
          words="app.featureLost"
          values={{ features: features.join(', ') }}
        >
          <button type="button" className="button" onClick={() => request(reloadRequested())}>
            <T id="action.reload" />
          </button>
        </WarningBar>
      )}
    </div>
  );
}
