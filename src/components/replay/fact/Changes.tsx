import { Fragment, useMemo, type ReactNode } from 'react';
import { T, useText } from '../../intl';
import type { Replay } from '../engine';
import { JsonTree } from '../tree/JsonTree';
import { isBranch, leafText } from '../tree/rows';
import { changesBetween, type Change } from './changes';

function Leaves({ before, after }: Omit<Change, 'path'>): ReactNode {
  return (
    <p className="replay__leaves">
      <del>{leafText(before)}</del>
      <span aria-hidden="true">{ARROW}</span>
      <ins>{leafText(after)}</ins>
    </p>
  );
}

const ARROW = '→';

/** A path that breaks behind its dots, where it has to. */
function Path({ path }: { path: string }): ReactNode {
  return (
    <code>
      {path.split(/(?<=\.)/u).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** What the action at a place of the log changed: each path, before and after. */
export function Changes({ replay, position }: { replay: Replay; position: number }): ReactNode {
  const t = useText();
  const changes = useMemo(
    () => changesBetween(replay.stateBefore(position), replay.stateAt(position)),
    [replay, position],
  );
  return (
    <>
      <h3>
        <T id="replay.changes" />
      </h3>
      {changes.map(({ path, before, after }) => (
        <div key={path} className="replay__change">
          <Path path={path} />
          {isBranch(before) || isBranch(after) ? (
            <JsonTree
              label={path}
              root={{ [t('replay.before')]: before, [t('replay.after')]: after }}
              isCompact
            />
          ) : (
            <Leaves before={before} after={after} />
          )}
        </div>
      ))}
    </>
  );
}
