import type { Classification, ClassificationRow, Subclassification } from '../../store/classification/types';
import type {
  Classificacao,
  ClassificacaoDada,
  Subclassificacao as WireSubclassification,
} from '../api/contract';
import { idText } from './id';

/** A classification on offer. */
export function toClassification(wire: Classificacao): Classification {
  return { id: idText(wire.id), name: wire.nome, queues: wire.filas ?? [] };
}

/** A finer one and its parent. */
export function toSubclassification(wire: WireSubclassification): Subclassification {
  return { id: idText(wire.id), name: wire.nome, classificationId: idText(wire.id_classificacao) };
}

/** How a conversation was classified. */
export function toClassificationRow(wire: ClassificacaoDada): ClassificationRow {
  return {
    id: idText(wire.id),
    classificationId: idText(wire.classificacaoID),
    classification: wire.classificacao,
    subclassification: wire.subclassificacao ?? null,
    notes: wire.obs ?? null,
    agent: wire.agente,
  };
}
