import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { formDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { LANGUAGES } from '../support/words';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const ROSA = '5511955550001@s.whatsapp.net';

describe.each(LANGUAGES)('a conversation that the agent begins, in %s', (language) => {
  let world: World;
  let visitor: Visitor;

  beforeAll(async () => {
    world = await startWorld();
    visitor = await world.visit({ language, scheme: language === 'eng_US' ? 'dark' : 'light' });
    await signIn(visitor, ANA);
  });

  afterAll(() => world.close());

  const tool = (name: 'create.email' | 'create.whatsapp' | 'dial.open') =>
    frame(visitor).banner.getByRole('button', { name: visitor.w(name), exact: true });

  test('needs a queue of its kind: else the dialog goes, and a bar with OK says so', async () => {
    const { page, w } = visitor;
    const lacking = [
      ['create.email', 'queues.lacked.email'],
      ['create.whatsapp', 'queues.lacked.whatsapp'],
      ['dial.open', 'dial.refused.noVoiceQueue'],
    ] as const;
    for (const [name, words] of lacking) {
      await tool(name).click();
      const bar = page.getByRole('alert').filter({ hasText: w(words) });
      await bar.waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      if (name === 'create.email') await shoot(page, `lacking-${language}`);
      expect(await violations(page)).toEqual([]);
      await bar.getByRole('button', { name: w('action.ok'), exact: true }).click();
      await bar.waitFor({ state: 'hidden' });
    }
  });

  test('by WhatsApp opens at /home from wherever it was begun; again, the same one opens', async () => {
    const { page, w } = visitor;
    await frame(visitor).join('WhatsApp Vendas', 'E-mail SAC');
    await visitor.page.getByRole('link', { name: w('nav.contacts') }).click();
    await tool('create.whatsapp').click();
    const { dialog, field, choose, press } = formDialog(visitor, 'create.whatsapp');
    await press('create.start');
    await eventually(async () => expect(await dialog.getByText(w('field.required')).count()).toBe(3));
    await shoot(page, `create-required-${language}`);
    expect(await violations(page)).toEqual([]);
    await field('create.name').fill('Rosa Dias');
    await field('dial.number').fill('(11) 95555-0001');
    await choose('create.instance', 'vendas-2');
    await shoot(page, `create-${language}`);
    await press('create.start');
    // Somebody whom the centre does not know goes by the address.
    await chat(visitor).heading(ROSA).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    const begun = world.control.conversations({}).filter(({ fromName }) => fromName === 'Rosa Dias');
    expect(begun).toMatchObject([{ fromID: ROSA, status: 'Entrou' }]);

    await tool('create.whatsapp').click();
    await field('create.name').fill('Rosa');
    await field('dial.number').fill('+55 11 95555 0001');
    await choose('create.instance', 'vendas-1');
    await press('create.start');
    await dialog.waitFor({ state: 'hidden' });
    await chat(visitor).heading(ROSA).waitFor();
    await page.getByText(w('create.existing', { protocol: `#${String(begun[0]?.id)}` })).waitFor();
    expect(await conversationList(visitor).rows.count()).toBe(1);
  });

  test('whose answer is lost begins once, and what was typed stays until it does', async () => {
    world.control.failAction({ action: 'addAtendimento', kind: 'fail', codigo: 'VALIDACAO' });
    await tool('create.email').click();
    const { dialog, field, press } = formDialog(visitor, 'create.email');
    await field('create.name').fill('Rui Melo');
    await field('create.address').fill('rui@exemplo.com');
    await field('chat.subject').fill('Boleto');
    await press('create.start');
    await dialog.getByRole('alert').waitFor();
    expect(await field('chat.subject').inputValue()).toBe('Boleto');
    world.control.failAction({ action: 'addAtendimento', kind: 'loseAck' });
    await press('create.start');
    await chat(visitor).heading('rui@exemplo.com').waitFor();
    const begun = world.control.conversations({}).filter(({ fromName }) => fromName === 'Rui Melo');
    expect(begun).toHaveLength(1);
    expectNoIncidents(visitor.incidents);
  });
});
