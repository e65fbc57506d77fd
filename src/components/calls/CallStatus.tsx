import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import type { Call } from '../../store/calls/types';
import { T } from '../intl';
import { statusWordsOf } from './callWords';
import './calls.css';

const SIGNS = {
  live: <Icon name="voice" />,
  held: <Icon name="held" />,
  busy: <Icon name="loading" />,
} as const;

/** Where a call stands: icon, colour and word. */
export function CallStatus({ call }: { call: Call }): ReactNode {
  const { word, look } = statusWordsOf(call);
  return (
    <span className={`call-status call-status--${look}`}>
      {SIGNS[look]}
      <T id={word} />
    </span>
  );
}
