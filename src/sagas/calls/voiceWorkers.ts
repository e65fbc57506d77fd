import type { RoomApi } from '../../services/api/roomApi';
import type { Worker } from '../core/workers';
import { doubtWorkers } from '../softphone/doubt';
import { softphoneLogWorkers } from '../softphone/log';
import { callClassificationWorkers } from './classify';
import { participantWorkers } from './conference/participants';
import { roomWorkers } from './conference/room';
import { hangUpAtCentreWorkers } from './hangUpAtCentre';
import { lostCallerWorkers } from './lostCallers';
import { missedOfferWorkers } from './missedOffers';
import { soundWorkers } from './sound';
import { transferWorkers } from './transfer';

/** What is done for an agent who telephones each time something asks for it. */
export function voiceWorkers(rooms: RoomApi): readonly Worker[] {
  return [
    ...transferWorkers,
    ...roomWorkers,
    ...participantWorkers(rooms),
    ...soundWorkers,
    ...callClassificationWorkers(),
    ...hangUpAtCentreWorkers,
    ...lostCallerWorkers,
    ...missedOfferWorkers,
    ...doubtWorkers,
    ...softphoneLogWorkers,
  ];
}
