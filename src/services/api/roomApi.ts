import * as v from 'valibot';
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
  /** Who is in the room already. */
  users: readonly { name: string; number: string }[];
}

/** Conference rooms, as far as the centre fills them. */
export interface RoomApi {
  /** Has somebody called into a room (contract §6); tells what the centre names that call. */
  invite(invitation: RoomInvitation): Promise<string>;
  /** Takes out of a room whoever is named by the id of their call or their number; unknown, it resolves as well. */
  remove(target: string, reqId: string): Promise<void>;
}

// The spec does not show the answer: whatever is no refusal is a yes.
const anySchema = v.unknown();

const invitedSchema = v.union([
  v.looseObject({ callid: v.string() }),
  v.pipe(
    v.looseObject({ dados: v.looseObject({ callid: v.string() }) }),
    v.transform(({ dados }) => dados),
  ),
]);

/** Seconds that they are rung, and the Q.850 cause of their removal (spec 2 §9). */
const RING_S = 30;
const REMOVAL = 16;

/** Conference rooms over HTTP. */
export function createRoomApi(http: Http): RoomApi {
  return {
    async invite({ reqId, room, extension, number, name, users }) {
      const named = users.flatMap((user, index): [string, string][] => [
        [`nome${index + 1}`, user.name],
        [`numero${index + 1}`, user.number],
      ]);
      const body: ConferenciaBody = {
        destino: number,
        destino_nome: name,
        campos: {
          ...{ sala: room, conferencia: extension, qtdParticipantes: users.length },
          ...Object.fromEntries(named),
        },
        rota: '',
        max_chamar: RING_S,
        sala: room,
      };
      const { callid } = await http.write('POST', '/api/v4/ligacao/Conferencia', invitedSchema, body, reqId);
      return callid;
    },
    async remove(target, reqId) {
      const body: DesligarBody = { destino: target, causa: REMOVAL };
      await http.write('POST', '/api/v2/ligacao/desligar', anySchema, body, reqId);
    },
  };
}
