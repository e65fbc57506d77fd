import type { ReactNode } from 'react';
import { ProductBanner } from '../frame/ProductBanner';
import { useText } from '../intl';

/** Says why this agent has no telephone. */
export function VoiceAbsence(): ReactNode {
  const t = useText();
  return <ProductBanner heading={t('section.phone')} hint={t('softphone.noExtension')} />;
}

/** The same as a screen. */
export function VoiceMissing(): ReactNode {
  return (
    <main className="panes__main">
      <VoiceAbsence />
    </main>
  );
}
