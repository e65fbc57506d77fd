import * as devices from '../../../src/store/devices/actions';
import * as headset from '../../../src/store/headset/actions';
import * as presence from '../../../src/store/presence/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { offerRequested } from '../../../src/store/telLinks/actions';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { extensions, failure } from './values';

const use = (dice: Dice) => ({ use: dice.pick(['input', 'output', 'ring'] as const) });

const deviceId = (dice: Dice) => dice.pick(['default', 'd1', 'd2']);

/** Random facts and requests of the softphone, the audio devices and the presence of others. */
export const phoneFacts: FactsOf<'devices' | 'headset' | 'presence' | 'softphone' | 'telLinks'> = {
  'devices/settingsOpenRequested': () => devices.settingsOpenRequested(),
  'devices/settingsCloseRequested': () => devices.settingsCloseRequested(),
  'devices/saveRequested': (dice) =>
    devices.saveRequested({ input: deviceId(dice), output: deviceId(dice), ring: deviceId(dice) }),
  'devices/processingRequested': (dice) =>
    devices.processingRequested({
      agent: dice.pick(['ana', 'bruno']),
      processing: {
        echoCancellation: dice.pick([true, false]),
        noiseSuppression: dice.pick([true, false]),
        autoGainControl: dice.pick([true, false]),
      },
    }),
  'devices/inputTrialRequested': () => devices.inputTrialRequested({ deviceId: 'mic-1' }),
  'devices/unlockRequested': () => devices.unlockRequested(),
  'devices/ringTestRequested': (dice) => devices.ringTestRequested({ deviceId: deviceId(dice) }),
  'devices/listed': (dice) =>
    devices.listed({
      devices: dice.some(3, () => ({
        id: deviceId(dice),
        label: 'Fone',
        kind: dice.pick(['input', 'output']),
      })),
    }),
  'devices/listFailed': (dice) => devices.listFailed(failure(dice)),
  'devices/microphoneOpened': () => devices.microphoneOpened(),
  'devices/microphoneFailed': (dice) =>
    devices.microphoneFailed({ trouble: dice.pick(['refused', 'missing', 'busy']) }),
  'devices/soundLocked': () => devices.soundLocked(),
  'devices/soundUnlocked': () => devices.soundUnlocked(),
  'devices/meterLost': () => devices.meterLost(),
  'devices/meterReturned': () => devices.meterReturned(),
  'devices/fellBack': (dice) => devices.fellBack(use(dice)),
  'devices/returned': (dice) => devices.returned(use(dice)),
  'devices/headsetReported': (dice) =>
    devices.headsetReported({
      isSupported: dice.chance(0.8),
      name: dice.pick([null, 'Headset']),
      trouble: dice.pick([null, 'unfit', 'busy']),
    }),

  'headset/connectRequested': () => headset.connectRequested(),
  'headset/forgetRequested': () => headset.forgetRequested(),
  'headset/pressed': (dice) =>
    headset.pressed({
      control: dice.pick(['hook', 'mute', 'hold', 'drop']),
      state: dice.pick(['on', 'off', 'pressed']),
      by: dice.pick(['headset', 'system']),
    }),

  'presence/watchRequested': (dice) =>
    presence.watchRequested({ extensions: dice.some(3, () => dice.pick(extensions)) }),
  'presence/unwatchRequested': () => presence.unwatchRequested(),
  'presence/reported': (dice) =>
    presence.reported({
      extension: dice.pick(extensions),
      presence: dice.pick(['available', 'ringing', 'busy']),
    }),
  'presence/unknown': (dice) => presence.unknown({ extension: dice.pick(extensions) }),
  'presence/extensionsReadRequested': () => presence.extensionsReadRequested(),
  'presence/extensionsLoaded': (dice) =>
    presence.extensionsLoaded({
      extensions: dice.some(3, () => ({
        number: dice.pick(extensions),
        name: dice.pick([null, 'Recepção']),
      })),
    }),

  'softphone/retryRequested': () => softphone.retryRequested(),
  'softphone/doNotDisturbRequested': (dice) => softphone.doNotDisturbRequested({ on: dice.chance(0.5) }),
  'telLinks/offerRequested': () => offerRequested(),
  'softphone/logDownloadRequested': () => softphone.logDownloadRequested(),
  'softphone/connectStarted': (dice) => softphone.connectStarted({ attempt: dice.int(4) }),
  'softphone/connected': () => softphone.connected(),
  'softphone/connectFailed': (dice) => softphone.connectFailed(failure(dice)),
  'softphone/lost': () => softphone.lost({ code: 1006, reason: '' }),
  'softphone/retryScheduled': (dice) => softphone.retryScheduled({ attempt: 2, at: dice.int(1000) }),
  'softphone/registerStarted': () => softphone.registerStarted(),
  'softphone/registered': () => softphone.registered({ expiresInS: 3600 }),
  'softphone/registrationRefused': () => softphone.registrationRefused({ status: 403, phrase: 'Forbidden' }),
  'softphone/registrationFailed': (dice) =>
    softphone.registrationFailed({ ...failure(dice), retryAfterS: dice.pick([null, 5]) }),
  'softphone/outageFound': () => softphone.outageFound(),
  'softphone/networkReported': (dice) =>
    softphone.networkReported({
      stun: dice.pick([0, 1]),
      turn: dice.pick([0, 2]),
      relayOnly: dice.pick([true, false]),
      fault: dice.pick(['credentials', 'address', 'noRelayServer', 'silent', null]),
    }),
  'softphone/closed': () => softphone.closed(),
  'softphone/logDownloaded': (dice) => softphone.logDownloaded({ bytes: dice.int(1000) }),
};
