import * as v from 'valibot';
import type {
  Classification,
  ClassificationForm,
  ClassificationRow,
  Subclassification,
} from '../../store/classification/types';
import { toClassification, toClassificationRow, toSubclassification } from '../decode/classification';
import { idText } from '../decode/id';
import type { Http, Query } from '../http/http';
import { idSchema } from '../realtime/contract';
import {
  classificacaoDadaSchema,
  classificacaoSchema,
  itemAnswerSchema,
  subclassificacaoSchema,
} from './contract';
import type { ClassificacaoBody } from './contract';
import { readList } from './list';

/** Why customers turn to the centre. */
export interface ClassificationApi {
  /** Those on offer in a queue; null: in all. */
  classifications(queue: string | null): Promise<Classification[]>;
  subclassifications(): Promise<Subclassification[]>;
  /** How a conversation was classified so far. */
  ofConversation(id: string): Promise<ClassificationRow[]>;
  /** Classifies; the form's `reqId` twice gives the same row. `agent` is the full name. */
  classify(form: ClassificationForm, agent: string): Promise<{ id: string }>;
}

const storedSchema = itemAnswerSchema(v.looseObject({ id: idSchema }));

function chatPath(id: string, what: string): string {
  return `/api/v2/chat/${encodeURIComponent(id)}/${what}`;
}

/** Classifications over HTTP. */
export function createClassificationApi(http: Http): ClassificationApi {
  return {
    async classifications(queue) {
      const query: Query = queue === null ? {} : { filas: [queue] };
      const { items } = await readList(http, '/api/v2/classificacoes', classificacaoSchema, query);
      return items.map(toClassification);
    },
    async subclassifications() {
      const { items } = await readList(http, '/api/v3/subclassificacao', subclassificacaoSchema);
      return items.map(toSubclassification);
    },
    async ofConversation(id) {
      const { items } = await readList(http, chatPath(id, 'classificacoes'), classificacaoDadaSchema);
      return items.map(toClassificationRow);
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
      const { dados } = await http.write('POST', path, storedSchema, body, form.reqId);
      return { id: idText(dados.id) };
    },
  };
}
