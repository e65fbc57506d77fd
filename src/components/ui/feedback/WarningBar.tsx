import type { ReactNode, Ref } from 'react';
import { T } from '../../intl/T';
import type { TextId, TextValues } from '../../intl';
import './warningBar.css';

interface Props {
  icon: ReactNode;
  words: TextId;
  /** What stands in the words' gaps. */
  values?: TextValues;
  /** What the agent can do about it: buttons. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A notice that stays, see `Notices`: what is wrong, and the clicks that mend it or let it be. */
export function WarningBar({ icon, words, values = {}, children, ref }: Props): ReactNode {
  return (
    <div ref={ref} className="warning-bar">
      {icon}
      <span className="warning-bar__text">
        <T id={words} values={values} />
      </span>
      {children}
    </div>
  );
}
