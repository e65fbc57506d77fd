import {
  agenteSchema,
  autocompleteSchema,
  classificacaoDadaSchema,
  classificacaoSchema,
  grupoSchema,
  ligacaoHistoricoSchema,
  pausaSchema,
  ramalSchema,
  subclassificacaoSchema,
} from '../../src/services/api/contract';
import {
  anexoSchema,
  atendimentoSchema,
  clienteSchema,
  filaAgenteSchema,
  filaSchema,
  filaStatusSchema,
  itemEsperaSchema,
  ligacaoSchema,
  messageSchema,
  quotedMsgSchema,
  templateSchema,
  usuarioSchema,
} from '../../src/services/realtime/contract';
import type { Schema } from './shape';

function names(text: string): readonly string[] {
  return text.split(' ');
}

/**
 * Fields of each entity that the two documents name (spec 1 §3, spec 2 §3); an entity that is not here has no
 * others. What the documents leave open (a waiting item, an extension of the exchange) has what is needed to name it.
 */
export const DOCUMENTED: ReadonlyMap<Schema, readonly string[]> = new Map<Schema, readonly string[]>([
  [
    usuarioSchema,
    names(
      'fullname nome ramal ramal_numero ramal_senha contexto modo filas status oldStatus pausa motivoPausa ' +
        'max_chat_atende edita_config edita_rota visualiza_todos_clientes editaCliente editaClienteGrupo ' +
        'atalho_url abrir_url pode_selecionar_instancias default_instance',
    ),
  ],
  [filaAgenteSchema, names('fila queue_type value pausa motivo')],
  [filaSchema, names('name queue_type obrigaClassificar instance emailConfig ligacoes')],
  [filaStatusSchema, names('nome agentes')],
  [filaStatusSchema.entries.agentes.item, names('ramal status StatusNome pausa_motivo')],
  [itemEsperaSchema, names('id uniqueid numero fromID fromName')],
  [
    atendimentoSchema,
    names(
      'id idCliente fromID fromName assunto status queue queueFrom queueTypeID ultimoAgente dataIni dataFim ' +
        'dadosAdicionais messages lastMsg count qtd_msg data_hora_last_msg pesquisa email linkedid ' +
        'id_classificacao classificacao id_subclassificacao subclassificacao observacao protocolo sentido',
    ),
  ],
  [
    messageSchema,
    names(
      'id messageID idAtendimento texto resposta inOut queue agente status queueTypeID assunto dataHora email ' +
        'envelope repliedMsg encaminha dadosAdicionais queueAnexos quotedMsg',
    ),
  ],
  [anexoSchema, names('caminho mimeType filename')],
  [quotedMsgSchema, names('body caption type mimeType caminho')],
  [templateSchema, names('id name text fields')],
  [
    clienteSchema,
    names(
      'id nome numero email documento url idGrupo clienteGrupo profileImage isBusiness CamposAdicionais ' +
        'NumerosAdicionais',
    ),
  ],
  [
    ligacaoSchema,
    names(
      'callid uniqueid numero nome dataini datafim destino atendida sentido fila idCliente dados atendimento',
    ),
  ],
  [pausaSchema, names('nome fila editavel')],
  [agenteSchema, names('fullname nome ramal status')],
  [
    classificacaoDadaSchema,
    names('id protocolo classificacaoID classificacao subClassificacaoID subclassificacao obs agente'),
  ],
  [classificacaoSchema, names('id nome')],
  [subclassificacaoSchema, names('id nome id_classificacao')],
  [autocompleteSchema, names('nome texto')],
  [grupoSchema, names('id nome')],
  [ramalSchema, names('id ramal nome')],
  [
    ligacaoHistoricoSchema,
    names('uniqueid dataini datafim numero nome sentido atendida fila classificacao subclassificacao obs'),
  ],
]);
