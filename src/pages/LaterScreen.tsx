import type { ReactNode } from 'react';
import { ProductBanner } from '../components/frame/ProductBanner';
import { useText } from '../components/intl';
import type { TextId } from '../components/intl';

/** A section that this version does not have yet: it says so. */
export function LaterScreen({ section }: { section: TextId }): ReactNode {
  const t = useText();
  return (
    <main className="panes__main">
      <ProductBanner heading={t(section)} hint={t('frame.notYet')} />
    </main>
  );
}
