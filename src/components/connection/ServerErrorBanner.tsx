import { WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { selectServerError } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import './connection.css';

/** An error that the server told of, in its own words; a saga takes it away after 5 s (spec 1 §7). */
export function ServerErrorBanner(): ReactNode {
  const error = useAppSelector(selectServerError);
  return (
    <div role="alert" className="server-error">
      {error !== null && (
        <p className="server-error__text">
          <WarningOutlined aria-hidden />
          {error.message}
        </p>
      )}
    </div>
  );
}
