import { useState } from 'react';
import type { ReactNode } from 'react';
import { CallView } from '../components/calls/CallView';
import { DialPad } from '../components/dialpad/DialPad';
import { T } from '../components/intl';
import { VoiceMissing } from '../components/softphone/VoiceMissing';
import { selectCurrentCall, selectDialRefusal } from '../store/calls/selectors';
import { useAppSelector } from '../store/hooks';
import { selectHasVoice } from '../store/softphone/selectors';
import '../components/softphone/phone.css';

/** Whether the pad shows: there is no call to show, or the address names a number that was not dialled yet. */
function usePad(number: string, hasCall: boolean): { isShown: boolean; onDial: () => void } {
  const isRefused = useAppSelector(selectDialRefusal) !== null;
  const [dialled, setDialled] = useState('');
  const isAsked = number !== '' && (number !== dialled || isRefused);
  return { isShown: !hasCall || isAsked, onDial: () => setDialled(number) };
}

/**
 * The screen of calls: the current one, else the dial pad (spec 2 §2). A number in the address is put into the pad
 * and not dialled, because a link or a page of somebody else's must not place a call: the agent presses Ligar.
 */
export function CallPage({ number }: { number: string }): ReactNode {
  const call = useAppSelector(selectCurrentCall);
  const { isShown, onDial } = usePad(number, call !== null);
  if (!useAppSelector(selectHasVoice)) return <VoiceMissing />;
  if (!isShown && call !== null) {
    return (
      <main className="panes__main">
        <CallView call={call} />
      </main>
    );
  }
  return (
    <main className="panes__main phone">
      <h2 className="phone__title">
        <T id="dial.title" />
      </h2>
      <DialPad key={number} number={number} onDial={onDial} />
    </main>
  );
}
