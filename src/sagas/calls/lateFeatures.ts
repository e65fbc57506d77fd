import type { Channel } from 'redux-saga';
import type { RoomApi } from '../../services/api/roomApi';
import { fork, type SagaGenerator } from '../core/effects';
import type { Service } from '../core/serve';
import { softphoneLogServices } from '../softphone/log';
import { supervise } from '../core/supervise';
import { callClassification } from './classify';
import { participantServices } from './conference/participants';
import { roomServices } from './conference/room';
import { watchForcedClassification } from './forcedClassification';
import type { ClassificationStep } from './late';
import { lookForLost, lostServices } from './lostServices';
import { missedOffers } from './missedOffers';
import { closingServices } from './service';
import { soundServices } from './sound';
import { transferServices } from './transfer';

/** What is done when something asks for it. */
export function lateServices(rooms: RoomApi): readonly Service[] {
  return [
    ...transferServices,
    ...roomServices,
    ...participantServices(rooms),
    ...soundServices,
    ...closingServices(),
    ...callClassification(),
    ...lostServices,
    ...missedOffers,
    ...softphoneLogServices,
  ];
}

/** What runs by itself. */
export function* runLateVoice(steps: Channel<ClassificationStep>): SagaGenerator<void> {
  yield* fork(supervise, 'forcedClassification', () => watchForcedClassification(steps));
  yield* fork(supervise, 'lostServices', lookForLost);
}
