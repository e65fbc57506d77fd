import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRequest } from '../../store/hooks';
import { logDownloadRequested } from '../../store/softphone/actions';
import { T, type TextId } from '../intl';

/** Hands out the softphone's own log as a file. */
export function SoftphoneLogButton({ label }: { label: TextId }): ReactNode {
  const request = useRequest();
  return (
    <Button onClick={() => request(logDownloadRequested())}>
      <T id={label} />
    </Button>
  );
}
