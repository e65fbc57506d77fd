import type { ReactNode } from 'react';
import type { Call, EndedCall } from '../../store/calls/types';
import { T } from '../intl';
import './classification.css';

interface Props {
  call: Call | EndedCall;
  isRequired: boolean;
  /** Somebody tried to leave. */
  isInsisting: boolean;
}

/** Which call it is, and why the dialog has to be filled in where it has to. */
export function CallClassifyAbout({ call, isRequired, isInsisting }: Props): ReactNode {
  const { name, number, queue } = call;
  const who = name ?? number;
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
        <p className={isInsisting ? 'classify__why classify__why--insisting' : 'classify__why'}>
          <T id="classify.callRequired" />
        </p>
      )}
    </div>
  );
}
