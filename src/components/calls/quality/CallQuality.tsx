import { Suspense, useId, type ReactNode } from 'react';
import { controlsOf } from '../../../store/calls/controlSelectors';
import type { Call, EndedCall } from '../../../store/calls/types';
import { selectQualityHistory } from '../../../store/callQuality/selectors';
import { useAppSelector } from '../../../store/hooks';
import { T } from '../../intl';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { QualityFigures } from '../QualityIndicator';
import './callQuality.css';

const QualityPicture = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './QualityPicture')).QualityPicture,
}));

/** The same in figures, while there is no picture. */
function InFigures({ call }: { call: Call | EndedCall }): ReactNode {
  const id = useId();
  return (
    <section className="call-view__panel" aria-labelledby={id}>
      <h3 id={id} className="call-view__heading">
        <T id="call.qualityPicture" />
      </h3>
      <p className="call-view__nothing">
        {'end' in call && call.quality === null ? (
          <T id="call.neverMeasured" />
        ) : (
          <QualityFigures quality={call.quality} />
        )}
      </p>
    </section>
  );
}

/** How a call sounds over its time. Its picture comes with the first sample; the place is there before, so that nothing moves. */
export function CallQuality({ call }: { call: Call | EndedCall }): ReactNode {
  const history = useAppSelector((state) => selectQualityHistory(state, call.id));
  if (!controlsOf(call).sound) return null;
  const inFigures = <InFigures call={call} />;
  return (
    <div className="call-quality">
      {history === undefined || history.samples.length === 0 ? (
        inFigures
      ) : (
        <ErrorBoundary>
          <Suspense fallback={inFigures}>
            <QualityPicture history={history} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
