import { bookedCallEntity, type BookedCall } from '../decode/history';
import { isDone } from '../http/answer';
import type { Http } from '../http/http';
import type { ClassificaLigacaoBody } from './contract';
import { readList } from './list';

/** What the agent says of a call; `reqId` is made once for each form and reused when it is sent again. */
export interface CallClassificationForm {
  reqId: string;
  /** The centre's own id of the call. */
  uniqueId: string;
  classificationId: string;
  subclassificationId: string | null;
  notes: string;
  protocol: string;
}

/** Calls, as far as the centre keeps books on them. */
export interface CallApi {
  /** Classifies a call; twice for one call, the later one counts (contract §6). */
  classify(form: CallClassificationForm): Promise<void>;
  /** Closes the service of a call that is over; closed before, it resolves as well (contract §6). */
  endConversation(id: string, reqId: string): Promise<void>;
  /** An agent's calls in the centre's books, those that go on among them. */
  booked(agentName: string): Promise<BookedCall[]>;
  /** The centre's ids of an agent's calls that are over. */
  endedIds(agentName: string): Promise<string[]>;
}

/** Calls over HTTP. */
export function createCallApi(http: Http): CallApi {
  async function booked(agentName: string): Promise<BookedCall[]> {
    const query = { agentes: [agentName] };
    const verb = { method: 'GET' } as const;
    return (await readList(http, '/api/v2/filas/ligacoes', bookedCallEntity, query, verb)).items;
  }

  return {
    async classify(form) {
      const body: ClassificaLigacaoBody = {
        uniqueid: form.uniqueId,
        id_classificacao: form.classificationId,
        id_subclassificacao: form.subclassificationId,
        obs: form.notes,
        protocolo: form.protocol,
      };
      await http.write('POST', '/api/v2/ligacao/classifica', isDone, body, form.reqId);
    },
    async endConversation(id, reqId) {
      const path = `/api/v2/chat/encerrar/${encodeURIComponent(id)}`;
      await http.write('POST', path, isDone, {}, reqId);
    },
    booked,
    async endedIds(agentName) {
      return (await booked(agentName)).flatMap(({ uniqueId, isOver }) => (isOver ? [uniqueId] : []));
    },
  };
}
