import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { offerRequested } from '../../store/telLinks/actions';
import { T } from '../intl/T';

/** Leads `tel:` links to the console, for agents who telephone in it; the browser asks whether it may. */
export function TelLinksField(): ReactNode {
  const request = useRequest();
  if (!useAppSelector(selectHasVoice)) return null;
  const isSupported = 'registerProtocolHandler' in navigator;
  return (
    <div className="field" role="group" aria-labelledby="tel-links-title">
      <p className="field__label" id="tel-links-title">
        <T id="settings.telLinks" />
      </p>
      <p className="field__hint">
        <T id={isSupported ? 'settings.telLinksHint' : 'settings.telLinksUnsupported'} />
      </p>
      {isSupported && (
        <Button onClick={() => request(offerRequested())}>
          <T id="settings.telLinksOffer" />
        </Button>
      )}
    </div>
  );
}
