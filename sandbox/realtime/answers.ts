import type { AckErro } from '../../src/services/realtime/contract';
import type { Socket } from 'socket.io';
import { Refusal } from '../centre/refusal';

/** The answer function of an emit, or undefined when the client wants none. */
export type Answer = ((ack: unknown) => void) | undefined;

function isFunction(value: unknown): value is (ack: unknown) => unknown {
  return typeof value === 'function';
}

/** The last argument of an emit when it is an answer function. */
export function answerOf(args: unknown[]): Answer {
  const last = args.at(-1);
  return isFunction(last) ? (ack) => void last(ack) : undefined;
}

/** Name of the host that a client called, without the port. */
export function hostOf(socket: Socket): string {
  return (socket.handshake.headers.host ?? 'localhost').replace(/:\d+$/, '');
}

/** A refusal as the wire tells it. */
export function refusalAck(reqId: string, refusal: Refusal): AckErro {
  const { campos, atual, esperarMs } = refusal.details;
  return {
    ok: false,
    reqId,
    codigo: refusal.codigo,
    msg: refusal.message,
    tentarDeNovo: refusal.tentarDeNovo,
    ...(campos ? { campos } : {}),
    ...(atual ? { atual } : {}),
    ...(esperarMs === undefined ? {} : { esperarMs }),
  };
}

/** Anything thrown as a refusal: what is not one is the server's own fault, reported to `onError`. */
export function asRefusal(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  onError(error);
  return new Refusal('INTERNO');
}

/** `reqId` of a raw request, or '' when it has none that can be read. */
export function rawReqId(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || !('reqId' in raw)) return '';
  return typeof raw.reqId === 'string' ? raw.reqId : '';
}

/** `action` of a raw request, or '' when it has none that can be read. */
export function rawAction(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || !('action' in raw)) return '';
  return typeof raw.action === 'string' ? raw.action : '';
}
