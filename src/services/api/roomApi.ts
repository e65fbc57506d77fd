import { idIn, oneIn } from '../decode/lenient';
import { isDone } from '../http/answer';
import type { Http } from '../http/http';
import type { ConferenciaBody, DesligarBody } from './contract';

/** Somebody to be called into a conference room; `reqId` is made once, or they would be called twice. */
export interface RoomInvitation {
  reqId: string;
  /** Without the prefix. */
  room: string;
  /** The room as it is dialled. */
  extension: string;
  number: string;
  name: string;
  /** The agent's dial plan at the exchange, by which the centre calls out; empty where the server named none. */
  route: string;
  /** Who is in the room already. */
  users: readonly { name: string; number: string }[];
}

/** Conference rooms, as far as the centre fills them. */
export interface RoomApi {
  /** Has somebody called into a room (contract §6); resolves to the centre's name of that call, null where it does not say. */
  invite(invitation: RoomInvitation): Promise<string | null>;
  /** Takes out of a room whoever is named by the id of their call or their number; unknown, it resolves as well. */
  remove(target: string, reqId: string): Promise<void>;
}

function callIdIn(answer: unknown): string | undefined {
  const one = oneIn(answer, (record) => 'callid' in record);
  return idIn(typeof one === 'object' && one !== null && 'callid' in one ? one.callid : undefined);
}

/** Seconds that they are rung, and the Q.850 cause of their removal (spec 2 §9). */
const RING_S = 30;
const REMOVAL = 16;

/** Conference rooms over HTTP. */
export function createRoomApi(http: Http): RoomApi {
  return {
    async invite({ reqId, room, extension, number, name, route, users }) {
      const named = users.flatMap((user, index): [string, string][] => [
        [`nome${index + 1}`, user.name],
        [`numero${index + 1}`, user.number],
      ]);
      const body: ConferenciaBody = {
        destino: number,
        destino_nome: name,
        campos: {
          sala: room,
          conferencia: extension,
          qtdParticipantes: users.length,
          ...Object.fromEntries(named),
        },
        rota: route,
        max_chamar: RING_S,
        sala: room,
      };
      return http.write('POST', '/api/v4/ligacao/Conferencia', callIdIn, body, reqId);
    },
    async remove(target, reqId) {
      const body: DesligarBody = { destino: target, causa: REMOVAL };
      await http.write('POST', '/api/v2/ligacao/desligar', isDone, body, reqId);
    },
  };
}
