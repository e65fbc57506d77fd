import { useMemo, type ReactNode } from 'react';
import { T, useText } from '../intl';
import { changesBetween } from './changes';
import type { Replay } from './engine';
import { JsonTree } from './JsonTree';

/** The action at a place of a log, what it changed, and the state after it. */
export function StateView({ replay, position }: { replay: Replay; position: number }): ReactNode {
  const t = useText();
  const entry = replay.timeline.entries[position - 1];
  const state = useMemo(() => replay.stateAt(position), [replay, position]);
  const changes = useMemo(
    () => (position === 0 ? [] : changesBetween(replay.stateBefore(position), state)),
    [replay, position, state],
  );
  return (
    <section className="replay__state" aria-label={t('replay.state')}>
      {entry !== undefined && (
        <>
          <h2>{entry.action.type}</h2>
          <JsonTree name="payload" value={entry.action.payload} />
          <JsonTree name="meta" value={entry.action.meta} />
        </>
      )}
      <h2>
        <T id="replay.changes" />
      </h2>
      {changes.length === 0 && (
        <p className="replay__none">
          <T id="replay.noChanges" />
        </p>
      )}
      {changes.map(({ path, before, after }) => (
        <div key={path} className="replay__change">
          <code>{path}</code>
          <JsonTree name={t('replay.before')} value={before} />
          <JsonTree name={t('replay.after')} value={after} />
        </div>
      ))}
      <h2>
        <T id="replay.state" />
      </h2>
      {Object.entries(state).map(([domain, value]) => (
        <JsonTree key={domain} name={domain} value={value} />
      ))}
    </section>
  );
}
