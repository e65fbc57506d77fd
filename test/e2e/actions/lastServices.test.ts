import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

describe.each([
  ['light', 1440],
  ['dark', 1000],
] as const)('what was done for a customer, %s at %d px', (scheme, width) => {
  let world: World;
  let visitor: Visitor;

  beforeAll(async () => {
    world = await startWorld();
    visitor = await world.visit({ scheme, width });
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site', 'WhatsApp Suporte');
  });

  afterAll(() => world.close());

  test('is listed from the menu of a row, and opens read-only', async () => {
    const { page, w } = visitor;
    const { id } = world.control.openConversation({
      ...{ queue: 'Chat Site', fromName: 'Marta Reis', idCliente: 1, texto: 'Bom dia!' },
    });
    const { choose } = conversationList(visitor);
    await choose(id, w('last.title'));
    const dialog = page.getByRole('dialog', { name: w('last.title'), exact: true });
    const first = dialog.getByRole('listitem').first();
    await first.waitFor();
    await shoot(page, `last-${scheme}`);
    expect(await violations(page)).toEqual([]);
    expect(await dialog.getByText(`#${String(id)}`, { exact: true }).count()).toBe(0);
    await first.getByRole('button').press('Enter');
    const past = page.getByRole('dialog', { name: /#\d+/u });
    await past.getByRole('log').getByRole('article').first().waitFor();
    expect(await past.getByRole('article').count()).toBeGreaterThan(0);
    expect(await past.getByRole('textbox').count()).toBe(0);
    await shoot(page, `past-${scheme}`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await past.waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('goes on by another channel: it is listed beside the one on screen, and can be closed', async () => {
    if (width < 1300) return;
    const { page, w } = visitor;
    const { row } = conversationList(visitor);
    const { id } = world.control.openConversation({
      ...{
        queue: 'WhatsApp Suporte',
        fromName: 'Marta R.',
        numero: '5511980000000',
        idCliente: 1,
        texto: 'Oi',
      },
    });
    await row(id).click();
    await chat(visitor).heading('Marta R.').waitFor();
    const others = page.getByRole('list', { name: w('others.title') });
    await others.getByRole('button', { name: /Chat Site/u }).waitFor();
    await shoot(page, 'others');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: w('others.close') }).click();
    await others.waitFor({ state: 'hidden' });
    expectNoIncidents(visitor.incidents);
  });
});
