import { BellOutlined, CheckCircleOutlined, PhoneOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { selectPresence } from '../../../store/presence/selectors';
import { useAppSelector } from '../../../store/hooks';
import { T } from '../../intl';

const SIGNS = {
  available: <CheckCircleOutlined aria-hidden />,
  ringing: <BellOutlined aria-hidden />,
  busy: <PhoneOutlined aria-hidden />,
  unknown: <QuestionCircleOutlined aria-hidden />,
} as const;

/** What another extension does, as the exchange tells it: sign and word. */
export function PresenceMark({ extension }: { extension: string }): ReactNode {
  const presence = useAppSelector((state) => selectPresence(state, extension)) ?? 'unknown';
  return (
    <span className={`presence presence--${presence}`}>
      {SIGNS[presence]}
      <T id={`presence.${presence}`} />
    </span>
  );
}
