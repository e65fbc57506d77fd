import type { Audio, AudioEvent } from '../../services/audio/audio';
import * as calls from '../../store/calls/actions';
import * as devices from '../../store/devices/actions';
import type { StampedAction } from '../../store/stamp';
import { actionsOf } from './pump';

/** The fact of an event of the sound. */
export function audioFact(event: AudioEvent): StampedAction {
  switch (event.kind) {
    case 'listed':
      return devices.listed({ devices: event.devices });
    case 'locked':
      return devices.soundLocked();
    case 'unlocked':
      return devices.soundUnlocked();
    case 'fellBack':
      return devices.fellBack({ use: event.use });
    case 'returned':
      return devices.returned({ use: event.use });
    case 'microphoneLost':
      return devices.microphoneFailed({ trouble: event.trouble });
    case 'microphoneFound':
      return devices.microphoneOpened();
    case 'talkedWhileMuted':
      return calls.troubleFound({ callId: event.callId, trouble: 'talkingWhileMuted' });
    case 'stoppedTalking':
      return calls.troubleEnded({ callId: event.callId, trouble: 'talkingWhileMuted' });
    case 'sendingTroubled':
      return calls.troubleFound({ callId: event.callId, trouble: event.trouble });
    case 'sendingMended':
      return calls.troubleEnded({ callId: event.callId, trouble: event.trouble });
  }
}

/** Facts of the devices and the browser's sound. */
export function audioChannel(audio: Pick<Audio, 'subscribe'>) {
  return actionsOf((emit) => audio.subscribe((event) => emit(audioFact(event))));
}
