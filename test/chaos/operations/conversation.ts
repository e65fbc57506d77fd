import type { Locator } from '@playwright/test';
import type { Prng } from '../../../sandbox/seed/prng';
import { chat } from '../../e2e/support/screens/chat';
import { conversationList } from '../../e2e/support/screens/list';
import type { Visitor } from '../../e2e/support/visitor';
import { ready } from '../agentBrowser/ready';
import { marksIn } from '../ledger';
import { NotNow, type Scene } from '../scene';

/** The protocol number of the conversation on screen; null when there is none. */
export async function openId({ page }: Visitor): Promise<string | null> {
  const protocol = page.getByRole('main').locator('.chat-header__facts .tabular').first();
  if (!(await protocol.isVisible())) return null;
  return (await protocol.textContent())?.replace('#', '') ?? null;
}

/** What a conversation is by. */
export type Medium = 'chat' | 'mail' | 'any';

/** The rows of the list that are of this kind. */
function ofMedium({ page, w }: Visitor, rows: Locator, medium: Medium): Locator {
  if (medium === 'any') return rows;
  const sign = page.getByRole('img', { name: w('channel.email'), exact: true });
  return rows.filter(medium === 'mail' ? { has: sign } : { hasNot: sign });
}

/** A conversation on screen. */
export interface Opened {
  visitor: Visitor;
  id: string;
}

/** Opens one of the agent's conversations. @throws NotNow when there is none */
export async function openSome(scene: Scene, prng: Prng, medium: Medium = 'chat'): Promise<Opened> {
  const visitor = await ready(scene.agentBrowser);
  const { rows: all, row } = conversationList(visitor);
  const rows = ofMedium(visitor, all, medium);
  const count = await rows.count();
  const index = prng.int(0, 1_000);
  if (count === 0) throw new NotNow('no conversation');
  const number = rows
    .nth(index % count)
    .locator('.row__id, .visually-hidden')
    .first();
  const id = /#(\d+)$/.exec((await number.textContent()) ?? '')?.[1];
  if (id === undefined) throw new NotNow('no protocol number');
  await row(id).click();
  await visitor.page
    .getByRole('main')
    .locator('.chat-header__facts')
    .getByText(`#${id}`, { exact: true })
    .waitFor();
  return { visitor, id };
}

/** The conversation on screen where it is of this kind, or else some. */
export async function openAny(scene: Scene, prng: Prng, medium: Medium = 'chat'): Promise<Opened> {
  const visitor = await ready(scene.agentBrowser);
  const goesElsewhere = prng.chance(0.3);
  const id = await openId(visitor);
  if (id === null || goesElsewhere) return openSome(scene, prng, medium);
  const isOfMedium = (await ofMedium(visitor, conversationList(visitor).row(id), medium).count()) > 0;
  return isOfMedium ? { visitor, id } : openSome(scene, prng, medium);
}

/** Writes at the end of what stands in the composer; the console has it once it stands there. */
export async function write({ ledger }: Scene, visitor: Visitor, id: string, text: string): Promise<void> {
  const { composer } = chat(visitor);
  if (await composer.isDisabled()) throw new NotNow('closed');
  await composer.focus();
  await visitor.page.keyboard.press('Control+End');
  await visitor.page.keyboard.insertText(text);
  const written = await composer.inputValue();
  if ((await openId(visitor)) === id) ledger.kept(marksIn(text).filter((mark) => written.includes(mark)));
}

/** Sends what stands in the composer; all of it is one message. */
export async function send({ ledger }: Scene, visitor: Visitor): Promise<void> {
  const { composer } = chat(visitor);
  const marks = marksIn(await composer.inputValue());
  await composer.press('Enter');
  ledger.sent(marks);
}
