import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectHasVoice } from '../../../store/softphone/selectors';
import { PageLink } from '../../frame/PageLink';
import { T, useText } from '../../intl';
import { SoftphoneLogButton } from '../../softphone/SoftphoneLogButton';
import { CrashedLogs } from '../CrashedLogs';
import { LogExport } from '../LogExport';

/** The softphone's own log, for agents who have a telephone. */
function SoftphoneLogField(): ReactNode {
  if (!useAppSelector(selectHasVoice)) return null;
  return (
    <div className="field" role="group" aria-labelledby="softphone-log-title">
      <p className="field__label" id="softphone-log-title">
        <T id="settings.softphoneLog" />
      </p>
      <p className="field__hint">
        <T id="settings.softphoneLogHint" />
      </p>
      <SoftphoneLogButton label="settings.softphoneLogDownload" />
    </div>
  );
}

/** What there is to look at, or to hand to whoever looks into a fault. */
export function DiagnosticsSection(): ReactNode {
  const t = useText();
  return (
    <>
      <ul className="settings-page__links" role="list">
        {(
          [
            ['/verificacao', 'selfCheck.title'],
            ['/diagnostico', 'settings.serverDiagnostics'],
          ] as const
        ).map(([to, name]) => (
          <li key={to}>
            <PageLink to={to} className="settings-page__link" title={t(name)}>
              <T id={name} />
            </PageLink>
          </li>
        ))}
      </ul>
      <LogExport />
      <CrashedLogs />
      <SoftphoneLogField />
    </>
  );
}
