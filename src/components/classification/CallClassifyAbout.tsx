import type { ReactNode } from 'react';
import type { Call, EndedCall } from '../../store/calls/types';
import { whoWithin } from '../calls/callWords';
import { T, useText } from '../intl';
import './classification.css';

interface Props {
  call: Call | EndedCall;
  isRequired: boolean;
  /** How often somebody tried to leave. */
  tries: number;
}

/** Which call it is; and where it has to be classified, why: said on opening, and again at each try to leave. */
export function CallClassifyAbout({ call, isRequired, tries }: Props): ReactNode {
  const t = useText();
  const { queue } = call;
  const who = whoWithin(call, t);
  return (
    <div className="dialog__text">
      <p>
        {queue === null ? (
          <T id="classify.call" values={{ who }} />
        ) : (
          <T id="classify.callInQueue" values={{ who, queue }} />
        )}
      </p>
      {isRequired && (
        <div role="alert">
          {/* A new element each time: the same words twice are read twice. */}
          <p key={tries} className={tries > 0 ? 'classify__why classify__why--insisting' : 'classify__why'}>
            <T id="classify.callRequired" />
          </p>
        </div>
      )}
    </div>
  );
}
