import type { ReactNode } from 'react';
import { T } from '../intl/T';

/** In place of the form where the console cannot run (spec 2 §1): why, and what would do. */
export function UnsupportedBrowser(): ReactNode {
  return (
    <div role="alert" className="login__alert">
      <div>
        <p>
          <strong>
            <T id="login.unsupported" />
          </strong>
        </p>
        <p>
          <T id="login.unsupportedHint" />
        </p>
      </div>
    </div>
  );
}
