import * as v from 'valibot';
import type { Classification, ClassificationRow, Subclassification } from '../../store/classification/types';
import type { Entity } from './entity';
import { id, requiredId, text, textOr, texts } from './lenient';

/** A classification on offer. Required: `id`; one without a name is shown by its id. */
const wireClassification = v.object({ id: requiredId, nome: text, filas: texts });

/** Classifications on offer. */
export const classificationEntity: Entity<v.InferOutput<typeof wireClassification>, Classification> = {
  name: 'classification',
  schema: wireClassification,
  convert: (wire) => ({ id: wire.id, name: wire.nome ?? `#${wire.id}`, queues: wire.filas }),
};

/** A finer one. Required: `id` and its parent, without which it could never be offered. */
const wireSubclassification = v.object({ id: requiredId, nome: text, id_classificacao: requiredId });

/** Finer classifications and their parents. */
export const subclassificationEntity: Entity<
  v.InferOutput<typeof wireSubclassification>,
  Subclassification
> = {
  name: 'subclassification',
  schema: wireSubclassification,
  convert: (wire) => ({
    id: wire.id,
    name: wire.nome ?? `#${wire.id}`,
    classificationId: wire.id_classificacao,
  }),
};

/** How a conversation was classified. Required: one of the ids, or the words. */
const wireClassificationRow = v.object({
  id,
  classificacaoID: id,
  classificacao: text,
  subClassificacaoID: id,
  subclassificacao: text,
  obs: text,
  agente: textOr(''),
});

/** How a conversation was classified. */
export const classificationRowEntity: Entity<
  v.InferOutput<typeof wireClassificationRow>,
  ClassificationRow
> = {
  name: 'classificationRow',
  schema: wireClassificationRow,
  convert(wire) {
    const key = wire.id ?? wire.classificacaoID ?? wire.classificacao;
    if (key === null) return null;
    return {
      id: key,
      classificationId: wire.classificacaoID ?? '',
      classification: wire.classificacao ?? `#${wire.classificacaoID ?? key}`,
      subclassificationId: wire.subClassificacaoID,
      subclassification: wire.subclassificacao,
      notes: wire.obs,
      agent: wire.agente,
    };
  },
  missing: 'id, classificacaoID, classificacao',
};
