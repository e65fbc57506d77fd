import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectLostFeatures } from '../../store/app/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { reloadRequested } from '../../store/ui/actions';
import { T } from '../intl/T';
import './app.css';

/** Says that parts of the console failed too often and stay off until a reload. */
export function LostFeatures(): ReactNode {
  const request = useRequest();
  const features = useAppSelector(selectLostFeatures);
  return (
    <div role="alert">
      {features.length > 0 && (
        <p className="lost-features">
          <WarningOutlined aria-hidden />
          <span className="lost-features__text">
            <T id="app.featureLost" values={{ features: features.join(', ') }} />
          </span>
          <Button size="small" onClick={() => request(reloadRequested())}>
            <T id="action.reload" />
          </Button>
        </p>
      )}
    </div>
  );
}
