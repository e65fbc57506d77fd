import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { acknowledged } from '../support/dialect';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { settingsDialog } from '../support/screens/settings';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

/** Chat of type 2: the seeded limit of its texts, in characters. */
const LIMIT = 4096;

describe.each([1440, 1000])('the composer in a window of %d px', (width) => {
  let world: World;
  let visitor: Visitor;
  let id: number | string;

  beforeAll(async () => {
    world = await startWorld();
    visitor = await world.visit({ width });
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site');
    const said = { fromName: 'Lia Nunes', numero: '5511933330001', idCliente: 1, texto: 'Bom dia!' };
    ({ id } = world.control.openConversation({ queue: 'Chat Site', ...said }));
    await conversationList(visitor).row(id).click();
    await chat(visitor).bubble('Bom dia!').waitFor();
  });

  afterAll(() => world.close());

  const written = () => world.control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);

  test('grows with its text, to a third of the pane', async () => {
    const { composer } = chat(visitor);
    const heights = () =>
      composer.evaluate((input) => ({
        input: input.getBoundingClientRect().height,
        pane: input.closest('.chat')?.getBoundingClientRect().height ?? 0,
      }));
    const { input: one } = await heights();
    await composer.fill('um\ndois\ntrês\nquatro');
    const { input: four } = await heights();
    expect(four).toBeGreaterThan(one + 40);
    await composer.fill('linha\n'.repeat(80));
    const { input: many, pane } = await heights();
    expect(many).toBeGreaterThan(four);
    expect(many).toBeLessThanOrEqual(pane / 3 + 1);
    await shoot(visitor.page, `composer-grown-${String(width)}`);
    await composer.fill('');
    await eventually(async () => expect((await heights()).input).toBeCloseTo(one, 0));
  });

  acknowledged('tells a text that is too long before it is sent', async () => {
    const { page, w } = visitor;
    const { composer, send } = chat(visitor);
    await composer.fill('a'.repeat(LIMIT + 1));
    await page.getByText(w('chat.tooLong', { limit: LIMIT, over: 1 })).waitFor();
    await eventually(async () => expect(await send.isDisabled()).toBe(true));
    await page.keyboard.press('Enter');
    await shoot(page, `composer-too-long-${String(width)}`);
    expect(await violations(page)).toEqual([]);
    expect(written()).toEqual([]);
    await composer.fill('');
  });

  test('sends by Shift+Enter once the agent prefers it, and keeps that over a reload', async () => {
    const { page, w } = visitor;
    const { composer } = chat(visitor);
    await composer.fill('um');
    await page.keyboard.press('Shift+Enter');
    await eventually(async () => expect(await composer.inputValue()).toBe('um\n'));
    await frame(visitor).settings.click();
    await settingsDialog(visitor).shown();
    await page.getByRole('checkbox', { name: w('settings.shiftEnter') }).check();
    await settingsDialog(visitor).cancel.click();
    await settingsDialog(visitor).gone();
    await page.reload();
    await chat(visitor).bubble('Bom dia!').waitFor();
    await composer.fill('dois');
    await composer.press('Control+Enter');
    await page.keyboard.type('linhas');
    await page.keyboard.press('Shift+Enter');
    await eventually(() => expect(written().map(({ texto }) => texto)).toEqual(['dois\nlinhas']));
    expectNoIncidents(visitor.incidents);
  });
});
