import type { ReactNode } from 'react';
import { T } from '../intl/T';

/** Above the form where this browser cannot telephone (spec 2 §8): what works all the same, and what would do. */
export function NoCallsNotice(): ReactNode {
  return (
    <div role="note" className="login__alert login__alert--ended">
      <div>
        <p>
          <strong>
            <T id="login.noCalls" />
          </strong>
        </p>
        <p>
          <T id="login.noCallsHint" />
        </p>
      </div>
    </div>
  );
}
