import type { Atendimento } from '../../src/services/realtime/contract';
import { openRequested } from '../../src/store/conversations/actions';
import { selectConversation } from '../../src/store/conversations/selectors';
import { sendRequested } from '../../src/store/messages/actions';
import { selectMessages } from '../../src/store/messages/selectors';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import type { SandboxOptions } from '../../sandbox/options';
import { openConsole, type TestConsole } from './testConsole';
import { newProfile, type Profile } from './profile';

const QUEUE = 'Chat Site';

/** Ana at work in one conversation that is open on her screen. */
export interface AtWork {
  sandbox: Sandbox;
  console: TestConsole;
  profile: Profile;
  conversationId: string;
  send(text: string): void;
  /** The texts that the agent's messages have at the server, in order. */
  atServer(): string[];
  /** The texts that the agent's messages have on screen, in order. */
  onScreen(): string[];
  /** Waits until the server has as many of the agent's messages and nothing is unsent. */
  delivered(count: number): Promise<void>;
  /** The page goes and comes back; the console waits until it is in sync. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a conversation of a customer for whoever is in the queue. */
export function customerComes(sandbox: Sandbox, texto = 'Bom dia'): Atendimento {
  return sandbox.control.openConversation({ queue: QUEUE, texto });
}

/** Starts a sandbox and brings Ana into a conversation. */
export async function beginWork(options: Partial<SandboxOptions> = {}): Promise<AtWork> {
  const sandbox = await createSandbox({ progressSpeed: 0, ...options });
  const profile = newProfile(sandbox);
  let console = openConsole(profile);
  await console.signIn('ana');
  console.dispatch(switchRequested({ queues: [QUEUE], joined: true }));
  await console.until('in the queue', (state) => selectJoinedQueues(state).includes(QUEUE));
  const conversationId = String(customerComes(sandbox).id);
  await console.until('the conversation', (state) => selectConversation(state, conversationId));
  console.dispatch(openRequested({ conversationId }));
  const messages = () => selectMessages(console.state(), conversationId);
  await console.until('its message', () => messages().length > 0);

  const atServer = () =>
    sandbox.control
      .messages({ idAtendimento: conversationId })
      .flatMap(({ inOut, texto }) => (inOut === 2 ? [texto] : []));

  return {
    sandbox,
    get console() {
      return console;
    },
    profile,
    conversationId,
    atServer,
    send: (text) => console.dispatch(sendRequested({ conversationId, text })),
    onScreen: () => messages().flatMap(({ direction, text }) => (direction === 'agent' ? [text] : [])),
    async delivered(count) {
      await console.until('all sent', ({ outbox }) => {
        return atServer().length >= count && Object.keys(outbox.items).length === 0;
      });
    },
    async reload() {
      console.close();
      console = openConsole(profile);
      await console.inSync();
    },
    async close() {
      console.close();
      await sandbox.close();
    },
  };
}
