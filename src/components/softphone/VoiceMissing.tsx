import type { ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/hooks';
import { ProductBanner } from '../frame/ProductBanner';
import { useText } from '../intl';

/** Says why this agent has no telephone: no extension, or turned off in the settings. */
export function VoiceAbsence(): ReactNode {
  const t = useText();
  const user = useAppSelector(selectUser);
  const hasExtension = Boolean(user?.extensionNumber ?? user?.extension);
  return (
    <ProductBanner
      heading={t('section.phone')}
      hint={t(hasExtension ? 'softphone.disabled' : 'softphone.noExtension')}
    />
  );
}

/** The same as a screen. */
export function VoiceMissing(): ReactNode {
  return (
    <main className="panes__main">
      <VoiceAbsence />
    </main>
  );
}
