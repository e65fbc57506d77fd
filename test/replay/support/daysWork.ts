import * as agent from '../../../src/store/agent/actions';
import * as app from '../../../src/store/app/actions';
import * as auth from '../../../src/store/auth/actions';
import * as classification from '../../../src/store/classification/actions';
import * as config from '../../../src/store/config/actions';
import * as connection from '../../../src/store/connection/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import * as outbox from '../../../src/store/outbox/actions';
import * as queues from '../../../src/store/queues/actions';
import * as ui from '../../../src/store/ui/actions';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../support/samples';
import type { Story } from '../../support/story';
import { CONFIGURATION, DEPLOYMENT, MEMBERSHIPS, USER } from '../../support/world';

const customers = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008'];

const questions = [
  'Bom dia, não consigo entrar na minha conta.',
  'O boleto veio com o valor errado.\nPodem ver?',
  'Obrigada!',
  'Quando chega o meu pedido 8812?',
];

/** A new agent sets the console up, signs in and joins the queues. */
export function signsIn({ say }: Story): void {
  say(() => config.deploymentLoaded(DEPLOYMENT));
  say(() => auth.sessionMissing());
  say(() => ui.settingsOpenRequested());
  say(() => config.saveRequested({ ...CONFIGURATION, integrationUrl: 'https://crm.example/abrir?chave=42' }));
  say(() => auth.loginRequested({ login: 'ana', secretId: 'handle-1', saveCredentials: true }));
  say(() => auth.loginFailed({ code: 'NAO_AUTENTICADO', message: 'Usuário ou senha inválidos' }));
  say(() => auth.loginRequested({ login: 'ana', secretId: 'handle-2', saveCredentials: true }));
  say(() => auth.loggedIn({ user: USER }));
}

/** The session comes up: connection, queues, pause reasons, conversations. */
export function comesUp(story: Story): void {
  const { say } = story;
  story.connects('gap');
  say(() => connection.resyncStarted({ cause: 'gap' }));
  say(() => conversations.readStarted());
  say(() =>
    conversations.loaded({ conversations: customers.slice(0, 2).map((id) => sampleConversation({ id })) }),
  );
  say(() => connection.resynced({ seq: 0 }));
  say(() => queues.membershipsReported({ memberships: MEMBERSHIPS }));
  say(() =>
    queues.loaded({ queues: [{ name: 'SAC', type: 3, mustClassify: true, instances: [], email: null }] }),
  );
  say(() => agent.pauseReasonsLoaded({ reasons: [{ name: 'Café', queue: null }] }));
  say(() =>
    classification.loaded({
      classifications: [{ id: '1', name: 'Dúvida', queues: [] }],
      subclassifications: [{ id: '2', name: 'Boleto', classificationId: '1' }],
    }),
  );
  say(() => agent.statusReported({ status: 1, pauseReason: null }));
}

/** Customers write, the agent answers, one conversation after the other; some of them end. */
export function works(story: Story, rounds: number): void {
  const { say } = story;
  for (const id of customers.slice(2)) story.assigned(id, { fromName: `Cliente ${id}` });
  for (let round = 0; round < rounds; round += 1) {
    const id = customers[round % customers.length] ?? '1001';
    const question = questions[round % questions.length] ?? '';
    story.customerWrites(id, question);
    if (round % 2 === 0) say(() => conversations.openRequested({ conversationId: id }));
    if (round % 3 === 0) story.agentAnswers(id, `Olá! Já estou vendo o seu caso, número ${round}.`);
    if (round % 5 === 0) say(() => app[round % 2 === 0 ? 'hidden' : 'shown']());
    say(() =>
      conversations.typingReported({ conversationId: id, who: 'customer', state: 'typing' }, story.mark()),
    );
  }
  story.ends('1003', 'Cliente queria a segunda via.');
}

/** The server goes away in the middle of an answer, and comes back with a gap. */
export function losesTheServer(story: Story): void {
  const { say, mark } = story;
  say(() => connection.lost({ cause: 'transport close' }));
  say((at) => connection.retryScheduled({ attempt: 1, at: at + 2000 }));
  say(() => connection.lossNoticed());
  say(() => app.wentOffline());
  say(() => connection.attemptStarted({ attempt: 1 }));
  say(() => connection.attemptFailed({ code: 'offline', message: 'websocket error' }));
  say(() => app.cameOnline());
  for (let missed = 0; missed < 3; missed += 1) mark();
  story.connects('gap');
  const late = sampleMessage({ id: '1999', conversationId: '1001', text: 'Alguém aí?' });
  const seen = mark();
  say(() => connection.resyncStarted({ cause: 'gap' }));
  say(() => messages.staled({ conversationIds: customers }));
  say(() =>
    conversations.loaded({ conversations: customers.map((id) => sampleConversation({ id, unread: 2 })) }),
  );
  say(() => connection.resynced({ seq: seen.seq - 1 }));
  say(() => messages.loaded({ conversationId: '1001', messages: [late] }));
  say(() => messages.received({ message: late, conversation: null }, seen));
  say(() => messages.received({ message: late, conversation: null }, seen));
}

/** Odd events, a saga that fails, an answer that the server refuses. */
export function meetsTrouble(story: Story): void {
  const { say, mark } = story;
  say(() => connection.eventRejected({ event: 'newMessage', reason: 'message.id: (string | number)' }));
  say(() => connection.eventIgnored({ event: 'novidade' }, mark()));
  say(() => connection.eventDropped({ event: 'messageReceived', reason: 'otherAgent', seq: 7 }));
  say(() =>
    app.sagaFailed({ saga: 'outbox', code: 'unexpected', message: 'Cannot read properties of null' }),
  );
  say(() => auth.loggedIn({ user: USER }));
  const refused = sampleOutboxItem({ clientMsgId: 'client-refused', text: 'Seu boleto\nsegue em anexo.' });
  const item = { ...refused, target: { ...refused.target, conversationId: '1002' } };
  say(() => outbox.queued({ item, spendsDraft: false }));
  say(() => outbox.attemptStarted({ clientMsgId: item.clientMsgId }));
  const refusal = { code: 'OUTRO_AGENTE', message: 'Atendimento esta sendo atendido por outro agente!' };
  const { clientMsgId, text } = item;
  say(() =>
    outbox.refused({ clientMsgId, conversationId: '1002', text, quoted: null, mail: null, ...refusal }),
  );
  say(() => conversations.removed({ conversationId: '1002', reason: 'taken', to: 'Bruno' }, mark()));
  say(() => conversations.searchRequested({ text: 'maria' }));
  say(() => conversations.searchSettled({ text: 'maria' }));
}

/** After a reload: the session and an unsent message are found again. */
export function reloads({ say }: Story): void {
  say(() => config.deploymentLoaded(DEPLOYMENT));
  say(() => auth.credentialsFound({ login: 'ana' }));
  say(() => auth.sessionRestored({ user: USER }));
}
