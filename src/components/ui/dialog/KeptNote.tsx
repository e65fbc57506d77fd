import type { ReactNode } from 'react';
import { T } from '../../intl/T';
import type { KeptValues } from './keptForms';
import './dialog.css';

interface Props {
  kept: Pick<KeptValues<unknown>, 'wasKept' | 'reset'>;
}

/** Says that a form begins with what was typed before, and offers to begin anew. */
export function KeptNote({ kept: { wasKept, reset } }: Props): ReactNode {
  if (!wasKept) return null;
  return (
    <p className="kept-note" role="note">
      <T id="dialog.kept" />
      <button type="button" className="button" onClick={reset}>
        <T id="dialog.beginAnew" />
      </button>
    </p>
  );
}
