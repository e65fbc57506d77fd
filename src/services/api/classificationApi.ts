import type {
  Classification,
  ClassificationForm,
  ClassificationRow,
  Subclassification,
} from '../../store/classification/types';
import {
  classificationEntity,
  classificationRowEntity,
  subclassificationEntity,
} from '../decode/classification';
import { idIn, oneIn } from '../decode/lenient';
import type { Http, Query } from '../http/http';
import type { ClassificacaoBody } from './contract';
import { readList, wholeList, type ListOptions } from './list';

/** Why customers turn to the centre. */
export interface ClassificationApi {
  /** Those on offer in these queues; none given: in all. */
  classifications(queues: readonly string[]): Promise<Classification[]>;
  subclassifications(): Promise<Subclassification[]>;
  /** How a conversation was classified so far. */
  ofConversation(id: string): Promise<ClassificationRow[]>;
  /**
   * Classifies; the form's `reqId` twice gives the same row, and is its id where the server gives none. `agent` is the
   * full name.
   */
  classify(form: ClassificationForm, agent: string): Promise<{ id: string }>;
}

/** What the server calls the row: `{dados: {id}}`, `{id}` or the id alone. */
function storedId(answer: unknown): string | undefined {
  const one = oneIn(answer, (record) => 'id' in record);
  return idIn(typeof one === 'object' && one !== null && 'id' in one ? one.id : one);
}

/** Rows that name no queue belong to those in whose answer they stand; in all of them: to every queue. */
function placed(
  all: readonly Classification[],
  queues: readonly string[],
  answers: readonly Classification[][],
): Classification[] {
  return all.map((one) => {
    const offering = queues.filter((_queue, index) => answers[index]?.some(({ id }) => id === one.id));
    return { ...one, queues: offering.length === queues.length ? [] : offering };
  });
}

function chatPath(id: string, what: string): string {
  return `/api/v2/chat/${encodeURIComponent(id)}/${what}`;
}

/** Classifications over HTTP. */
export function createClassificationApi(http: Http): ClassificationApi {
  async function offeredIn(queues: readonly string[], options?: ListOptions): Promise<Classification[]> {
    const query: Query = queues.length === 0 ? {} : { filas: queues };
    const { items } = await readList(http, '/api/v2/classificacoes', classificationEntity, query, options);
    return items;
  }

  return {
    async classifications(queues) {
      const all = await offeredIn(queues, { shownIn: wholeList('classifications') });
      // A server whose rows say nothing of queues tells them apart by the question alone.
      const saysWhere = all.some((one) => one.queues.length > 0);
      if (saysWhere || queues.length < 2) return all;
      return placed(all, queues, await Promise.all(queues.map((queue) => offeredIn([queue]))));
    },
    async subclassifications() {
      const path = '/api/v3/subclassificacao';
      const shownIn = { ...wholeList('classifications'), part: 'subclassifications' };
      const { items } = await readList(http, path, subclassificationEntity, {}, { shownIn });
      return items;
    },
    async ofConversation(id) {
      const { items } = await readList(http, chatPath(id, 'classificacoes'), classificationRowEntity);
      return items;
    },
    async classify(form, agent) {
      const body: ClassificacaoBody = {
        protocolo: form.conversationId,
        classificacaoID: form.classificationId,
        subClassificacaoID: form.subclassificationId,
        obs: form.notes,
        agente: agent,
      };
      const path = chatPath(form.conversationId, 'classificacao');
      const id = await http.write('POST', path, storedId, body, form.reqId);
      return { id: id ?? form.reqId };
    },
  };
}
