import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import {
  classifyOpenRequested,
  conferenceRequested,
  hangUpRequested,
  holdRequested,
  muteRequested,
  resumeRequested,
  transferOpenRequested,
} from '../../store/calls/actions';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectRoomCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { CallButton } from './CallButton';
import { canTalkMeanwhile } from './callWords';
import { KeypadButton } from './KeypadButton';
import { useSettled } from './useSettled';

interface ButtonProps {
  call: Call;
  hasWord: boolean;
}

/** Turns the microphone of a call off and on again. */
export function MicrophoneButton({ call, hasWord }: ButtonProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const { muted } = call.microphone;
  return (
    <CallButton
      name={t(muted ? 'call.unmute' : 'call.mute')}
      icon={muted ? <Icon name="micOff" /> : <Icon name="mic" />}
      short={t('call.short.microphone')}
      hasWord={hasWord}
      isOff={call.phase === 'ending'}
      tone={muted ? 'on' : 'plain'}
      onPress={() => request(muteRequested({ callId: call.id, side: 'microphone', muted: !muted }))}
    />
  );
}

/** Holds a call and takes it back. */
export function HoldButton({ call, hasWord }: ButtonProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const { id: callId, hold, phase, transfer } = call;
  const isHeld = hold === 'on' || hold === 'turningOff';
  const isChanging = hold === 'turningOn' || hold === 'turningOff';
  const isLeaving = transfer !== null && !canTalkMeanwhile(call);
  return (
    <CallButton
      name={t(isHeld ? 'call.resume' : 'call.hold')}
      icon={isHeld ? <Icon name="play" /> : <Icon name="hold" />}
      short={t(isHeld ? 'call.resume' : 'call.short.hold')}
      hasWord={hasWord}
      isOff={phase !== 'active' || isChanging || isLeaving}
      tone={isHeld ? 'on' : 'plain'}
      onPress={() => request(isHeld ? resumeRequested({ callId }) : holdRequested({ callId }))}
    />
  );
}

/** Ends a call, or gives up one that nobody answered yet. */
export function HangUpButton({ call, hasWord }: ButtonProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const isSettled = useSettled(call);
  const hangUp = () => {
    if (isSettled()) request(hangUpRequested({ callId: call.id }));
  };
  return (
    <CallButton
      name={t('call.hangUp')}
      icon={<Icon name="hangUp" />}
      hasWord={hasWord}
      isOff={call.phase === 'ending'}
      tone="danger"
      onPress={hangUp}
    />
  );
}

/** What can be done with a live call beside ending it (spec 2 §2, footer of the call view). */
export function CallControls({ call, hasWords }: { call: Call; hasWords: boolean }): ReactNode {
  const t = useText();
  const request = useRequest();
  const { id: callId, conference, phase, queue, transfer } = call;
  const can = controlsOf(call);
  const room = useAppSelector(selectRoomCall);
  // One that is being dialled is gone to first; a call that is in a room has no other.
  const canMeet = phase === 'active' && transfer === null && (room === null || room.phase === 'active');
  return (
    <div className="call-controls">
      {can.sound && <MicrophoneButton call={call} hasWord={hasWords} />}
      {can.hold && <HoldButton call={call} hasWord={hasWords} />}
      {can.keys && <KeypadButton call={call} hasWord={hasWords} />}
      {can.transfer && (
        <CallButton
          name={t('call.transfer')}
          icon={<Icon name="give" />}
          short={t('call.transfer')}
          hasWord={hasWords}
          isOff={phase !== 'active' || transfer !== null}
          opens="callTransfer"
          onPress={() => request(transferOpenRequested({ callId }))}
        />
      )}
      {can.room && conference === undefined && (
        <CallButton
          name={t('call.room')}
          icon={<Icon name="team" />}
          short={t('call.short.room')}
          hasWord={hasWords}
          isOff={!canMeet}
          onPress={() => request(conferenceRequested({ callId }))}
        />
      )}
      <CallButton
        name={t('conversation.classify')}
        icon={<Icon name="tag" />}
        short={t('conversation.classify')}
        hasWord={hasWords}
        isOff={queue === null || phase === 'offered'}
        opens="callClassify"
        onPress={() => request(classifyOpenRequested({ callId }))}
      />
    </div>
  );
}
