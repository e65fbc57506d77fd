import { LoadingOutlined, PauseCircleOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Call } from '../../store/calls/types';
import { T } from '../intl';
import { standingOf } from './callWords';
import './calls.css';

const SIGNS = {
  live: <PhoneOutlined aria-hidden />,
  held: <PauseCircleOutlined aria-hidden />,
  busy: <LoadingOutlined aria-hidden />,
} as const;

/** Where a call stands: sign, colour and word. */
export function CallStanding({ call }: { call: Call }): ReactNode {
  const { word, look } = standingOf(call);
  return (
    <span className={`call-standing call-standing--${look}`}>
      {SIGNS[look]}
      <T id={word} />
    </span>
  );
}
