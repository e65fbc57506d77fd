import type { TipoFila } from '../../src/services/realtime/contract';

/** A queue to create. */
export interface SeedQueue {
  name: string;
  type: TipoFila;
  obriga?: boolean;
  instance?: string[];
  email?: string;
}

/** Queues of all eight types, some that require a classification. */
export const SEED_QUEUES: SeedQueue[] = [
  { name: 'Voz Atendimento', type: 1 },
  { name: 'Voz Vendas', type: 1 },
  { name: 'Chat Site', type: 2 },
  { name: 'Chat Financeiro', type: 2, obriga: true },
  { name: 'WhatsApp Vendas', type: 3, instance: ['vendas-1', 'vendas-2'] },
  { name: 'WhatsApp Suporte', type: 3, obriga: true, instance: ['suporte-1'] },
  { name: 'E-mail SAC', type: 4, email: 'sac@exemplo.com.br' },
  { name: 'WhatsApp Oficial', type: 5, instance: ['oficial-1'] },
  { name: 'Telegram', type: 6, instance: ['telegram-1'] },
  { name: 'Instagram', type: 7, instance: ['instagram-1'] },
  { name: 'Webchat Externo', type: 8 },
];

/** Pause reasons; the third serves one queue only. */
export const SEED_PAUSES = [
  { nome: 'Almoço', fila: null, editavel: false },
  { nome: 'Banheiro', fila: null, editavel: false },
  { nome: 'Retorno a cliente', fila: 'WhatsApp Suporte', editavel: false },
  { nome: 'Reunião', fila: null, editavel: true },
  { nome: 'Treinamento', fila: null, editavel: true },
];

/** Classifications with their children; the last two have none, one serves two queues only. */
export const SEED_CLASSIFICATIONS: { nome: string; filas: string[] | null; filhos: string[] }[] = [
  { nome: 'Venda', filas: null, filhos: ['Fechada', 'Proposta enviada', 'Sem interesse'] },
  { nome: 'Suporte técnico', filas: null, filhos: ['Resolvido', 'Visita agendada', 'Sem solução'] },
  { nome: 'Financeiro', filas: ['Chat Financeiro', 'E-mail SAC'], filhos: ['Segunda via', 'Negociação'] },
  { nome: 'Reclamação', filas: null, filhos: [] },
  { nome: 'Engano', filas: null, filhos: [] },
];

/** Canned replies; without queue they serve all. */
export const SEED_CANNED = [
  { nome: 'Saudação', texto: 'Olá! Em que posso ajudar?', queue: null },
  { nome: 'Aguarde', texto: 'Só um momento, por favor, estou verificando.', queue: null },
  { nome: 'Agradecimento', texto: 'Agradecemos o seu contato. Tenha um ótimo dia!', queue: null },
  { nome: 'Segunda via', texto: 'A segunda via do boleto segue em anexo.', queue: 'Chat Financeiro' },
  { nome: 'Horário', texto: 'Nosso horário é de segunda a sexta,\ndas 8h às 18h.', queue: null },
  { nome: 'Prazo de entrega', texto: 'O prazo de entrega é de 5 dias úteis.', queue: 'WhatsApp Vendas' },
];

/** Message templates of the queues that need one to begin. */
export const SEED_TEMPLATES = [
  {
    queue: 'WhatsApp Oficial',
    name: 'boas_vindas',
    text: 'Olá {{nome}}, aqui é da Exemplo. Podemos falar?',
    fields: ['nome'],
  },
  {
    queue: 'WhatsApp Oficial',
    name: 'pedido_enviado',
    text: 'Olá {{nome}}, o pedido {{pedido}} foi enviado e chega em {{data}}.',
    fields: ['nome', 'pedido', 'data'],
  },
  {
    queue: 'WhatsApp Oficial',
    name: 'aviso_horario',
    text: 'Nosso atendimento volta às 8h.',
    fields: [],
  },
];

/** Contact groups with the routes (queues) that may see them. */
export const SEED_GROUPS = [
  { nome: 'Varejo', rotas: ['WhatsApp Vendas', 'Chat Site'] },
  { nome: 'Corporativo', rotas: ['Chat Financeiro', 'E-mail SAC'] },
  { nome: 'Parceiros', rotas: ['Instagram'] },
];
