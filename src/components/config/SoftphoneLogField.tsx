import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { T } from '../intl/T';
import { SoftphoneLogButton } from '../softphone/SoftphoneLogButton';

/** The softphone's own log, for agents who have a telephone. */
export function SoftphoneLogField(): ReactNode {
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
