import type { Atendimento, Codigo } from '../../src/services/realtime/contract';

/** Texts of the refusals, shown as they are; the first two are the spec's to the letter (spec 1 §8). */
const TEXTS: Record<Codigo, string> = {
  ATENDIMENTO_ENCERRADO: 'Atendimento encerrado!',
  OUTRO_AGENTE: 'Atendimento esta sendo atendido por outro agente!',
  NAO_ENCONTRADO: 'Registro não encontrado.',
  CLASSIFICACAO_OBRIGATORIA: 'Classifique o atendimento antes de encerrar.',
  SEM_FILA: 'O agente não atende esta fila.',
  VALIDACAO: 'Dados inválidos.',
  LIMITE_ATENDIMENTOS: 'O agente já está no limite de atendimentos.',
  PRECISA_TEMPLATE: 'A conversa precisa começar com um modelo de mensagem.',
  ARQUIVO_GRANDE: 'O arquivo é maior que o permitido.',
  ARQUIVO_TIPO: 'Este tipo de arquivo não é permitido.',
  CHAVE_REUSADA: 'A chave da requisição já foi usada com outros dados.',
  NAO_AUTENTICADO: 'Sessão expirada, entre novamente.',
  VERSAO: 'Versão não suportada, recarregue o sistema.',
  ACAO_DESCONHECIDA: 'Ação desconhecida.',
  INDISPONIVEL: 'Servidor indisponível, tente novamente.',
  INTERNO: 'Erro interno do servidor.',
};

/** What a refusal may carry besides its code. */
export interface RefusalDetails {
  msg?: string;
  campos?: Record<string, string>;
  atual?: Partial<Atendimento>;
  esperarMs?: number;
}

/** A request that the centre does not do; nothing of it is stored. Contract §1, `Ack` with `ok: false`. */
export class Refusal extends Error {
  /** Whether the same request may succeed later without the agent doing anything. */
  readonly tentarDeNovo: boolean;

  constructor(
    readonly codigo: Codigo,
    readonly details: RefusalDetails = {},
  ) {
    super(details.msg ?? TEXTS[codigo]);
    this.name = 'Refusal';
    this.tentarDeNovo = codigo === 'INDISPONIVEL' || codigo === 'INTERNO';
  }
}

/** A refusal of one field. */
export function invalid(field: string, what: string): Refusal {
  return new Refusal('VALIDACAO', { campos: { [field]: what } });
}
