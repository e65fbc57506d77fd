import { ANA } from '../../e2e/support/agents';
import { conversationList } from '../../e2e/support/screens/list';
import { signIn } from '../../e2e/support/steps';
import type { Visitor } from '../../e2e/support/visitor';
import { startWorld, type World } from '../../e2e/support/world';
import { bundlePage } from './bundlePage';

/** An agent with a full list of conversations, in a browser that measures. */
export interface BusyAgent {
  world: World;
  visitor: Visitor;
  /** Ids of the conversations, as the server numbers them. */
  ids: readonly number[];
  close(): Promise<void>;
}

/** What runs in the page before the console, and the browser's flags. */
export interface Measuring {
  pages?: readonly string[];
  flags?: readonly string[];
}

/** Starts a world in which Ana has this many conversations with this many messages each, all on screen. */
export async function startBusyAgent(
  conversations: number,
  messages: number,
  { pages = ['paintPage'], flags = [] }: Measuring = {},
): Promise<BusyAgent> {
  const scripts: string[] = [];
  for (const page of pages) scripts.push(await bundlePage(page));
  const world = await startWorld({}, flags);
  const ids = world.control.seedConversations({ nome: ANA.login, count: conversations, messages });
  const visitor = await world.visit();
  for (const content of scripts) await visitor.context.addInitScript({ content });
  await signIn(visitor, ANA);
  const { heading } = conversationList(visitor);
  // How many the server gives at a time stands behind it.
  const count = conversations.toLocaleString('pt-BR').replace('.', '\\.');
  await heading.getByText(new RegExp(`^${count}\\b`)).waitFor();
  return { world, visitor, ids, close: () => world.close() };
}
