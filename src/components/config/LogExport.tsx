import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { logExportRequested } from '../../store/ui/actions';
import { selectLogExport } from '../../store/ui/selectors';
import { T } from '../intl/T';
import { InlineError } from '../ui/feedback/InlineError';

const HINTS = ['settings.logHint', 'settings.logMasked', 'settings.logNames'] as const;

const FORMATS = [
  ['devtools', 'settings.logDevtools'],
  ['full', 'settings.logFull'],
  ['pseudonyms', 'settings.logPseudonyms'],
] as const;

/** Says what the recorded action log holds, and hands it out: for Redux DevTools, whole, or without names and numbers. */
export function LogExport(): ReactNode {
  const request = useRequest();
  const { format: asked, failure } = useAppSelector(selectLogExport) ?? {};
  const isBusy = failure === null;
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
        {FORMATS.map(([format, text]) => (
          <Button
            key={format}
            aria-busy={isBusy && asked === format}
            loading={isBusy && asked === format}
            disabled={isBusy && asked !== format}
            onClick={() => request(logExportRequested({ format }))}
          >
            <T id={text} />
          </Button>
        ))}
      </div>
      {failure != null && <InlineError failure={failure} what="settings.logFailed" />}
    </div>
  );
}
