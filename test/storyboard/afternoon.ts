import * as agent from '../../src/store/agent/actions';
import * as auth from '../../src/store/auth/actions';
import * as classification from '../../src/store/classification/actions';
import * as config from '../../src/store/config/actions';
import type { Language } from '../../src/store/config/types';
import * as connection from '../../src/store/connection/actions';
import * as conversations from '../../src/store/conversations/actions';
import type { Conversation } from '../../src/store/conversations/types';
import * as messages from '../../src/store/messages/actions';
import * as outbox from '../../src/store/outbox/actions';
import * as page from '../../src/store/page/actions';
import * as queues from '../../src/store/queues/actions';
import { recordLog, type RecordedLog } from '../replay/support/recordLog';
import { takesACall } from '../replay/support/voiceWork';
import { sampleConversation, sampleMessage } from '../support/samples';
import type { Story } from '../support/story';
import { CONFIGURATION, DEPLOYMENT, MEMBERSHIPS, USER } from '../support/world';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const REPORT_MS = 50 * SECOND;

/** Who comes, in this order, each by a queue and an address of theirs. */
const CUSTOMERS: readonly Partial<Conversation>[] = (
  [
    ['Emily Almeida', 'WhatsApp Suporte', 3, '5511980000001@s.whatsapp.net'],
    ['Rafael Nogueira', 'Chat Site', 2, 'rafael.nogueira'],
    ['Camila Torres', 'WhatsApp Vendas', 3, '5521980000002@s.whatsapp.net'],
    ['Diego Fuentes', 'Instagram', 8, 'diego.fuentes@instagram'],
    ['Larissa Prado', 'WhatsApp Suporte', 3, '5531980000003@s.whatsapp.net'],
    ['Otávio Lins', 'Chat Financeiro', 2, 'otavio.lins'],
    ['Beatriz Moura', 'WhatsApp Vendas', 3, '5541980000004@s.whatsapp.net'],
    ['Nara Gil', 'Telegram', 8, 'nara.gil@telegram'],
    ['Tiago Serpa', 'WhatsApp Suporte', 3, '5551980000005@s.whatsapp.net'],
    ['Helena Vidal', 'Chat Site', 2, 'helena.vidal'],
  ] as const
).map(([fromName, queue, queueType, fromId], index) => ({
  ...{ id: String(4711 + index), customerId: String(77 + index) },
  ...{ fromName, queue, queueType, fromId },
}));

/** As long as what people write: a log keeps no more of it. */
const QUESTIONS = [
  'Bom dia! O pedido 4711 já saiu?',
  'Recebi o aparelho, mas ele não liga de jeito nenhum. O que eu faço?',
  'Obrigada!',
  'Consegue me mandar a segunda via do boleto? O vencimento é amanhã e eu não achei no site.',
  'E qual é o prazo?',
];

const ANSWERS = [
  'Boa tarde! Vou verificar agora mesmo.',
  'Já encontrei. Sai do centro de distribuição ainda hoje e chega até sexta-feira.',
  'De nada! Posso ajudar em mais alguma coisa?',
];

/** As many as the agent has at a time. */
const AT_A_TIME = 5;

/** Gives pauses as people make them, the same in every afternoon: many short ones, few long ones. */
function pauses(): (most: number) => number {
  let seed = 11;
  return (most) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return Math.round((seed / 2_147_483_647) ** 3 * most);
  };
}

/** Time passes without the agent, and the server tells now and then who waits. */
function rests({ say, waits }: Story, ms: number): void {
  for (let rest = ms; rest > 0; rest -= REPORT_MS) {
    waits(Math.min(rest, REPORT_MS));
    const whatsapp = Math.floor(rest / MINUTE);
    say(() =>
      queues.waitingReported({
        complete: true,
        totals: { chat: 1, whatsapp, email: 0, voice: 0 },
        items: {},
      }),
    );
  }
}

function begins({ say, connects }: Story, language: Language): void {
  say(() => config.deploymentLoaded(DEPLOYMENT));
  say(() => auth.sessionMissing());
  say(() => config.saveRequested({ ...CONFIGURATION, language }));
  say(() => auth.loginRequested({ login: USER.login, secretId: null, saveCredentials: false }));
  say(() => auth.loggedIn({ user: USER }));
  say(() => page.leadershipGained());
  connects();
  say(() => conversations.readStarted());
  say(() => conversations.loaded({ conversations: [] }));
  say(() => queues.membershipsReported({ memberships: MEMBERSHIPS }));
  say(() => agent.statusReported({ status: 1, pauseReason: null }));
  say(() =>
    classification.loaded({
      classifications: [{ id: '1', name: 'Dúvida', queues: [] }],
      subclassifications: [],
    }),
  );
}

/** Lower than the ids that a story gives to messages. */
function firstMessageOf(conversationId: string): string {
  return String(Number(conversationId) - 4_000);
}

/** A customer comes; the agent opens the conversation and reads what was written. */
function comes({ say, mark, waits }: Story, customer: Partial<Conversation>, text: string): void {
  const { id: conversationId = '', queue = '', queueType = 0 } = customer;
  say((at) => {
    const times = { startedAt: new Date(at).toISOString(), lastMessageAt: new Date(at).toISOString() };
    const conversation = sampleConversation({ ...customer, ...times, lastMessage: text, unread: 1 });
    return conversations.assigned({ conversation, reason: 'queue' }, mark());
  });
  waits(4 * SECOND);
  say(() => conversations.openRequested({ conversationId }));
  say(() => messages.readStarted({ conversationId }));
  say((at) => {
    const sentAt = new Date(at - 4 * SECOND).toISOString();
    const first = { id: firstMessageOf(conversationId), conversationId, queue, queueType, text, sentAt };
    return messages.loaded({ conversationId, messages: [sampleMessage(first)] });
  });
}

function drinksCoffee({ say, waits }: Story): void {
  say(() => agent.pauseRequested({ reason: 'Café' }));
  say(() => agent.statusReported({ status: 10, pauseReason: 'Café' }));
  waits(12 * MINUTE);
  say(() => agent.unpauseRequested());
  say(() => agent.statusReported({ status: 1, pauseReason: null }));
}

/** The server is away for a while, and one of its events is none that the console knows. */
function losesTheServer({ say, mark, waits, connects }: Story): void {
  say(() => connection.lost({ cause: 'transport close' }));
  say((at) => connection.retryScheduled({ attempt: 1, at: at + 2 * SECOND }));
  say(() => connection.lossNoticed());
  waits(2 * SECOND);
  say(() => connection.attemptStarted({ attempt: 1 }));
  say(() => connection.attemptFailed({ code: 'offline', message: 'websocket error' }));
  waits(9 * SECOND);
  connects();
  say(() => connection.eventIgnored({ event: 'campaignStarted' }, mark()));
}

/** Customers come, ask and go, with a call, a break and an outage between; the last round stays unanswered. */
function works(story: Story, rounds: number): void {
  const pause = pauses();
  const waiting = [...CUSTOMERS];
  const here: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const question = QUESTIONS[round % QUESTIONS.length] ?? '';
    const next = here.length < AT_A_TIME && round % 2 === 0 ? waiting.shift() : undefined;
    if (next?.id !== undefined) {
      here.push(next.id);
      comes(story, next, question);
    } else {
      const id = here[round % here.length] ?? '';
      story.customerWrites(id, question);
      story.waits(pause(30 * SECOND));
      story.say(() => conversations.openRequested({ conversationId: id }));
    }
    story.waits(pause(80 * SECOND));
    const id = story.facts.findLast(conversations.openRequested.match)?.payload.conversationId ?? '';
    story.agentAnswers(id, ANSWERS[round % ANSWERS.length] ?? '');
    rests(story, pause(9 * MINUTE));
    if (round % 13 === 12) story.ends(here.shift() ?? '', 'Pediu a segunda via.');
    if (round === 20) takesACall(story);
    if (round === 41) drinksCoffee(story);
    if (round === 58) losesTheServer(story);
  }
}

/** The log of an afternoon, with the agent's console in a language: always the same one. */
export function afternoon(language: Language): Promise<RecordedLog> {
  const begin = (story: Story) => {
    // Stories begin at nine.
    story.waits(4 * HOUR);
    begins(story, language);
  };
  return recordLog([[begin, (story) => works(story, 80)]], 3_000);
}

/** Where in a log, past its middle, an answer was about to be sent, and in which conversation. */
export function answerIn({ segments }: RecordedLog): { position: number; conversationId: string } {
  const actions = segments.flatMap((segment) => segment.actions);
  const middle = actions.length / 2;
  for (const [index, action] of actions.entries()) {
    if (index > middle && outbox.queued.match(action))
      return { position: index + 1, conversationId: action.payload.item.target.conversationId };
  }
  throw new Error('Nobody was answered');
}
