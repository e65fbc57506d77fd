import { useId, type ReactNode } from 'react';
import { PageLink } from '../frame/PageLink';
import { T, useText } from '../intl';
import { ConnectionFacts } from './ConnectionFacts';
import { DroppedRowsSection } from './DroppedRowsSection';
import { OddEventsSection } from './OddEventsSection';
import { OdditiesSection } from './OdditiesSection';
import './diagnostics.css';

/** The connection, odd events, fields in another form and rows that could not be shown (contract §0). */
export function Diagnostics(): ReactNode {
  const t = useText();
  const title = useId();
  return (
    // The page scrolls as a whole and holds little to operate, so it takes the focus itself.
    <div className="diagnostics" role="region" aria-labelledby={title} tabIndex={0}>
      <h2 id={title} className="diagnostics__title">
        <T id="diagnostics.title" />
      </h2>
      <p className="diagnostics__hint">
        <T id="diagnostics.intro" />
      </p>
      <p>
        <PageLink to="/verificacao" className="diagnostics__check" title={t('selfCheck.title')}>
          <T id="selfCheck.title" />
        </PageLink>
      </p>
      <ConnectionFacts />
      <OddEventsSection />
      <OdditiesSection />
      <DroppedRowsSection />
    </div>
  );
}
