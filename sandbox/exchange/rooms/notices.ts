import type { Ligacao } from '../../../src/services/realtime/contract';
import { causeText } from '../../centre/callCauses';
import type { Centre } from '../../centre/centre';
import { ROOM_PREFIX, type Member, type Room } from './room';

/** X- headers of everybody in a room, by name. */
export function roomData(number: string): Record<string, string> {
  return { 'X-Sala': number, 'X-Conferencia': ROOM_PREFIX + number };
}

function toLigacao(room: Room, member: Member): Ligacao {
  return {
    callid: member.callid,
    uniqueid: member.uniqueid,
    numero: member.number,
    ...(member.name === null ? {} : { nome: member.name }),
    sentido: 'Sainte',
    dataini: member.since,
    atendida: member.isIn,
    ramal: member.agentId === null ? '' : member.number,
    dados: roomData(room.number),
  };
}

/** Agents in a room who are told of a member: not the one it is, nor the one whom the books tell. */
function audience(room: Room, member: Member): number[] {
  const agents = [...room.members].flatMap(({ agentId, isIn }) =>
    isIn && agentId !== null ? [agentId] : [],
  );
  return agents.filter((agentId) => agentId !== member.agentId && agentId !== member.bookedBy);
}

/** Tells the agents in a room who comes and goes, as of any call: Tocando, Atendeu, Hangup. */
export function createRoomNotices(centre: Centre) {
  function rang(agentId: number, room: Room, member: Member): void {
    centre.stream.push(agentId, 'Tocando', { ligacao: toLigacao(room, member) });
  }

  function answered(agentId: number, { uniqueid, callid }: Member): void {
    centre.stream.push(agentId, 'Atendeu', { uniqueid, callid, ramal: '', dataAtendimento: centre.iso() });
  }

  return {
    rang: (room: Room, member: Member): void =>
      centre.sql.work(() => audience(room, member).forEach((agentId) => rang(agentId, room, member))),
    answered: (room: Room, member: Member): void =>
      centre.sql.work(() => audience(room, member).forEach((agentId) => answered(agentId, member))),
    gone: (room: Room, member: Member, causa: number): void => {
      const { uniqueid, callid, isIn: atendida } = member;
      const body = {
        uniqueid,
        callid,
        ramal: '',
        causa,
        causaTexto: causeText(causa),
        atendida,
        datafim: centre.iso(),
      };
      centre.sql.work(() =>
        audience(room, member).forEach((agentId) => centre.stream.push(agentId, 'Hangup', body)),
      );
    },
    /** Tells an agent who came who is there already. */
    welcome: (agentId: number, room: Room): void =>
      centre.sql.work(() => {
        for (const member of room.members) {
          if (member.agentId === agentId) continue;
          rang(agentId, room, member);
          if (member.isIn) answered(agentId, member);
        }
      }),
  };
}
