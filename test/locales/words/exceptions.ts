import type { Language } from '../../../src/store/config/types';

/** Texts that the documents quote in Portuguese: they stay to the letter, also where a rule is against them. */
export const QUOTED: Readonly<Record<string, string>> = {
  'agent.available': 'Disponível',
  'agent.classifying': 'Classificando',
  'agent.unavailable': 'Indisponível',
  'alert.title': 'Alerta',
  'call.busy': 'Destino ocupado',
  'call.failed': 'Não foi possível completar a ligação',
  'chat.status.finished': 'Encerrado',
  'close.pending': 'Certifique-se de que não há atendimentos pendentes.',
  'close.queues': 'Ao fechar o sistema o agente será removido de todas as filas!',
  'connection.disconnected': 'Desconectado',
  'connection.lost': 'Perdemos a conexão com o servidor',
  'connection.lostToast': 'Conexão perdida com o servidor',
  'connection.restored': 'Conectado ao servidor!',
  'contact.noGroup': 'Sem grupo',
  'contacts.search': 'Pesquisar contatos',
  'devices.required': 'Campo obrigatorio!',
  'dial.refused.noVoiceQueue': 'Você não está registrado em nenhuma fila de Voz',
  'field.required': 'Campo obrigatório',
  'last.title': 'Últimos atendimentos',
  'login.noAnswer': 'Erro de conexão com o servidor, verifique o endereço do servidor!',
  'login.refused': 'Usuário ou senha inválidos',
  'queues.lacked.email': 'Você não está registrado em nenhuma fila de Email',
  'queues.lacked.whatsapp': 'Você não está registrado em nenhuma fila de WhatsApp',
  'queues.mine': 'Minhas filas',
  'refused.finished': 'Atendimento encerrado!',
  'refused.otherAgent': 'Atendimento esta sendo atendido por outro agente!',
};

/** Why a text keeps a word that a rule is against, by key. */
export const EXCEPTIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt_BR: {
    'figures.readFailed': 'a log is read, not loaded',
    'history.fileCalls': 'the name of a file, without accents',
    'template.title': 'the accessible name of the dialog and its command, as the list of names has it',
  },
  es_cl: {
    'language.pt_BR': 'a language is named in itself',
    'settings.file.leftOut': 'an access key is no password',
  },
  eng_US: {
    'language.es_cl': 'a language is named in itself',
    'language.pt_BR': 'a language is named in itself',
  },
};
