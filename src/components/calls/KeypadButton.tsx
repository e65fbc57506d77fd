import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { digitRequested } from '../../store/calls/actions';
import type { Call } from '../../store/calls/types';
import { useRequest } from '../../store/hooks';
import { Keypad } from '../dialpad/Keypad';
import { useText } from '../intl';
import { CallPopup } from './CallPopup';

/** Opens the keys that send digits to the other side. */
export function KeypadButton({ call, hasWord }: { call: Call; hasWord: boolean }): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <CallPopup
      name={t('dial.keys')}
      icon={<Icon name="keypad" />}
      short={t('dial.keys')}
      hasWord={hasWord}
      isOff={call.phase !== 'active' && !call.earlyMedia}
      className="keypad-popup"
    >
      <output className="keypad-popup__digits tabular" aria-label={t('call.digits')}>
        {call.digits}
      </output>
      <Keypad onDigit={(digit) => request(digitRequested({ callId: call.id, digit }))} />
    </CallPopup>
  );
}
