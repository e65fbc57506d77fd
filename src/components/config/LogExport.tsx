import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRequest } from '../../store/hooks';
import { logExportRequested } from '../../store/ui/actions';
import { T } from '../intl/T';

const HINTS = ['settings.logHint', 'settings.logMasked', 'settings.logNames'] as const;

/** Says what the recorded action log holds, and hands it out: for Redux DevTools, whole, or without names and numbers. */
export function LogExport(): ReactNode {
  const request = useRequest();
  return (
    <div className="field" role="group" aria-labelledby="log-export-title">
      <p className="field__label" id="log-export-title">
        <T id="settings.log" />
      </p>
      <div className="field__hint">
        {HINTS.map((id) => (
          <p key={id}>
            <T id={id} />
          </p>
        ))}
      </div>
      <div className="settings__buttons">
        <Button onClick={() => request(logExportRequested({ format: 'devtools' }))}>
          <T id="settings.logDevtools" />
        </Button>
        <Button onClick={() => request(logExportRequested({ format: 'full' }))}>
          <T id="settings.logFull" />
        </Button>
        <Button onClick={() => request(logExportRequested({ format: 'pseudonyms' }))}>
          <T id="settings.logPseudonyms" />
        </Button>
      </div>
    </div>
  );
}
