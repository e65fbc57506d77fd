import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { takeOverRequested } from '../../store/page/actions';
import { selectTakeOver } from '../../store/page/selectors';
import { useFirstFrameOver } from '../appearance/useFirstFrameOver';
import { T } from '../intl/T';
import './page.css';

const WHY = { inCall: 'page.inCall', silent: 'page.silent' } as const;

/** The console is open in another tab of this browser: says so, and offers to work in this one. */
export function OtherTab(): ReactNode {
  const request = useRequest();
  const takeOver = useAppSelector(selectTakeOver);
  const isAsked = takeOver === 'asked';
  useFirstFrameOver();
  return (
    <main className="other-tab">
      <Icon name="windows" className="other-tab__icon" />
      <h1 className="other-tab__heading">
        <T id="page.elsewhere" />
      </h1>
      <p className="other-tab__hint">
        <T id="page.elsewhereHint" />
      </p>
      <button
        type="button"
        className="button button--primary"
        autoFocus
        aria-disabled={isAsked}
        onClick={() => !isAsked && request(takeOverRequested())}
      >
        <T id={isAsked ? 'page.takingOver' : 'page.takeOver'} />
      </button>
      <p role="alert" className="other-tab__why">
        {takeOver !== null && takeOver !== 'asked' && <T id={WHY[takeOver]} />}
      </p>
    </main>
  );
}
