import { setTimeout as sleep } from 'node:timers/promises';
import type { Prng } from '../../../sandbox/seed/prng';
import type { ChaosEvent, Scene } from '../scene';

/** Requests whose loss costs most, and all others. */
const ACTIONS = ['ClientChatMessage', 'ClientChatMessage', 'file', 'replyMessage', 'leuAtendimento', '*'];

/** Finals: what cannot be taken back. */
const FINALS = ['EncerrarAtendimento', 'TransfereAtendimentoParaFila', 'deleteMessage', 'authentication'];

const PATHS = ['/api/v2/chats', '/api/v2/chat/', '/api/v2/chat', '/api/'];

/** The next events come twice, out of order, or not at all. */
export function eventFault(kind: 'duplicate' | 'swap' | 'skip'): ChaosEvent {
  return async ({ centre }, prng) => {
    await centre.control.failEvent({ name: '*', kind, times: prng.int(1, 3) });
  };
}

function someAction(prng: Prng): string {
  return prng.pick(prng.chance(0.7) ? ACTIONS : FINALS);
}

/** The next requests over the socket are late, refused for now, never seen, or done with the answer lost. */
export function actionFault(kind: 'delay' | 'fail' | 'drop' | 'loseAck'): ChaosEvent {
  return async ({ centre, journal }, prng) => {
    const action = someAction(prng);
    journal.note(`       of ${action}`);
    await centre.control.failAction({ action, kind, ms: prng.int(300, 6_000), times: prng.int(1, 3) });
  };
}

/** The next HTTP requests are late, refused, cut, or done with the answer lost. */
export function httpFault(kind: 'delay' | 'fail' | 'drop' | 'loseAnswer'): ChaosEvent {
  return async ({ centre, journal }, prng) => {
    const path = prng.pick(PATHS);
    journal.note(`       of ${path}`);
    await centre.control.failHttp({ path, kind, ms: prng.int(300, 6_000), times: prng.int(1, 3) });
  };
}

/** The next messages are refused for good: the agent has to try them again. */
export const refusedForGood: ChaosEvent = async ({ centre }, prng) => {
  const action = prng.pick(['ClientChatMessage', 'file', 'replyMessage']);
  await centre.control.failAction({ action, kind: 'fail', codigo: 'VALIDACAO', times: prng.int(1, 2) });
};

/** The provider behind the server does not take the next messages, which are stored all the same. */
export const failedSends: ChaosEvent = async ({ centre }, prng) => {
  await centre.control.failSends({ times: prng.int(1, 2) });
};

/** The server begins every stream of events anew. */
export const newEpoch: ChaosEvent = async ({ centre }, prng) => {
  await centre.control.restart({ downMs: prng.int(50, 1_500), novaEpoca: true });
};

/** The server closes the agent's socket with a word. */
export const closeSocket: ChaosEvent = async ({ centre, agentBrowser }) => {
  await centre.control.dropSockets({ nome: agentBrowser.agent.login, mode: 'server' });
};

/** kill -9 of the whole centre, which comes back with what is on its disk. */
export const killCentre: ChaosEvent = async ({ centre }: Scene, prng) => {
  await centre.kill();
  await sleep(prng.int(0, 3_000));
  await centre.start();
};
