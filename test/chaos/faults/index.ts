import type { Deck } from '../schedule';
import type { ChaosEvent } from '../scene';
import { crash, offline, reload } from './browserFaults';
import {
  actionFault,
  closeSocket,
  eventFault,
  failedSends,
  httpFault,
  killCentre,
  newEpoch,
  refusedForGood,
} from './centreFaults';
import { cut, cutMidFrame, delay, stall, throttle } from './lineFaults';

/** What goes wrong, by name. */
export const FAULTS = {
  cut,
  cutMidFrame,
  stall,
  delay,
  throttle,
  duplicateEvents: eventFault('duplicate'),
  swapEvents: eventFault('swap'),
  skipEvents: eventFault('skip'),
  lateRequests: actionFault('delay'),
  refusedRequests: actionFault('fail'),
  droppedRequests: actionFault('drop'),
  lostAnswers: actionFault('loseAck'),
  lateHttp: httpFault('delay'),
  refusedHttp: httpFault('fail'),
  cutHttp: httpFault('drop'),
  lostHttpAnswers: httpFault('loseAnswer'),
  refusedForGood,
  failedSends,
  newEpoch,
  closeSocket,
  killCentre,
  offline,
  reload,
  crash,
} satisfies Record<string, ChaosEvent>;

/** How often in one round. */
export const FAULT_DECK: Deck<keyof typeof FAULTS> = {
  cut: 2,
  cutMidFrame: 2,
  stall: 1,
  delay: 1,
  throttle: 1,
  duplicateEvents: 2,
  swapEvents: 2,
  skipEvents: 1,
  lateRequests: 1,
  refusedRequests: 1,
  droppedRequests: 1,
  lostAnswers: 2,
  lateHttp: 1,
  refusedHttp: 1,
  cutHttp: 1,
  lostHttpAnswers: 1,
  refusedForGood: 1,
  failedSends: 1,
  newEpoch: 1,
  closeSocket: 1,
  killCentre: 1,
  offline: 1,
  reload: 2,
  crash: 1,
};
