import { dayOf } from '../../lib/time';
import { Suspense, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DayStats } from '../../store/dayStats/types';
import { T, type TextId } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { ListSkeleton } from '../ui/feedback';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';

const DayPictures = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './DayPictures')).DayPictures,
}));

/** In place of a figure that there is none of. */
const NONE = '–';

function Figure({ label, children }: { label: TextId; children: ReactNode }): ReactNode {
  return (
    <div className="figures__one">
      <dt>
        <T id={label} />
      </dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function Section({ heading, children }: { heading: TextId; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="figures__title">
        <T id={heading} />
      </h3>
      {children}
    </section>
  );
}

function Numbers({ of }: { of: readonly (readonly [TextId, number])[] }): ReactNode {
  const { formatNumber } = useIntl();
  return of.map(([label, value]) => (
    <Figure key={label} label={label}>
      {formatNumber(value)}
    </Figure>
  ));
}

function Pauses({ pauses }: Pick<DayStats, 'pauses'>): ReactNode {
  const format = useTimeFormat();
  if (pauses.length === 0) {
    return (
      <p className="figures__none">
        <T id="figures.noPauses" />
      </p>
    );
  }
  const all = pauses.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <dl className="figures__pauses">
      {pauses.map(({ reason, ms }) => (
        <div key={reason} className="figures__pause">
          <dt>{reason === '' ? <T id="agent.paused" /> : reason}</dt>
          <dd className="tabular">{format.elapsed(ms)}</dd>
        </div>
      ))}
      {pauses.length > 1 && (
        <div className="figures__pause figures__pause--all">
          <dt>
            <T id="figures.allPauses" />
          </dt>
          <dd className="tabular">{format.elapsed(all)}</dd>
        </div>
      )}
    </dl>
  );
}

/** From when to when it was counted: from midnight, unless the log of this browser begins later. */
function Counted({ day: { since, at } }: { day: DayStats }): ReactNode {
  const format = useTimeFormat();
  const isWhole = since <= new Date(at).setHours(0, 0, 0, 0);
  const values = { since: format.time(since), at: format.time(at) };
  return (
    <p className="figures__counted">
      {isWhole ? <T id="figures.until" values={values} /> : <T id="figures.since" values={values} />}
    </p>
  );
}

/** The figures of one day, and below them its pictures. */
export function FiguresOf({ day }: { day: DayStats }): ReactNode {
  const format = useTimeFormat();
  return (
    <>
      <Counted day={day} />
      <Section heading="nav.conversations">
        <dl className="figures__grid">
          <Numbers
            of={[
              ['figures.answered', day.answered],
              ['figures.ended', day.ended],
              ['figures.transferred', day.transferred],
              ['figures.sent', day.sent],
              ['figures.received', day.received],
            ]}
          />
          <Figure label="figures.firstAnswer">
            {day.firstAnswerMs === null ? NONE : format.elapsed(day.firstAnswerMs)}
          </Figure>
        </dl>
      </Section>
      <Section heading="figures.calls">
        <dl className="figures__grid">
          <Numbers
            of={[
              ['figures.callsIn', day.callsIn],
              ['figures.callsOut', day.callsOut],
              ['figures.callsMissed', day.callsMissed],
            ]}
          />
          <Figure label="figures.talk">{format.elapsed(day.talkMs)}</Figure>
        </dl>
      </Section>
      {day.course === undefined ? (
        <Section heading="figures.pauses">
          <Pauses pauses={day.pauses} />
        </Section>
      ) : (
        <ErrorBoundary>
          <Suspense fallback={<ListSkeleton />}>
            <DayPictures day={day} course={day.course} days={dayOf(new Date(day.at))} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
