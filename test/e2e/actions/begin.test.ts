import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { countEffort } from '../support/effort';
import { chat } from '../support/screens/chat';
import { formDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';

const ROSA = '+55 11 95555-0001';

test('with a contact: found by what is typed, taken by two keys', async ({ world }) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas');
  const { dialog, field, choose, press } = formDialog(visitor, 'create.whatsapp');
  const { of } = await countEffort(page);
  const effort = await of(async () => {
    await frame(visitor).begin('create.whatsapp');
    await expect(field('create.name')).toBeFocused();
    // Of the number of a contact of a fresh sandbox.
    await page.keyboard.type('80000000');
    await expect(page.getByRole('listbox', { name: w('nav.contacts') }).getByRole('option')).toHaveCount(1);
    await shoot(page, 'create-found');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field('dial.number')).toHaveValue('5511980000000');
  });
  expect(effort).toEqual({ presses: 2, keys: [...Array.from('80000000'), 'ArrowDown', 'Enter'] });
  await expect(field('create.name')).toHaveValue(/^\p{L}/u);
  await choose('create.instance', 'vendas-1');
  await press('create.start');
  await expect(dialog).toBeHidden();
  const begun = world.control.conversations({}).filter(({ status }) => status === 'Entrou');
  expect(begun.map(({ fromID }) => fromID)).toEqual(['5511980000000@s.whatsapp.net']);
});

for (const language of LANGUAGES) {
  const look = { language, scheme: language === 'eng_US' ? 'dark' : 'light' } as const;

  test.describe(`a conversation that the agent begins, in ${language}`, () => {
    test('needs a queue of its kind: else the dialog goes, and a bar with OK says so', async ({ world }) => {
      const visitor = await world.visit(look);
      const { page, w } = visitor;
      await signIn(visitor, ANA);
      const lacking = [
        ['create.email', 'queues.lacked.email'],
        ['create.whatsapp', 'queues.lacked.whatsapp'],
        ['dial.open', 'dial.refused.noVoiceQueue'],
      ] as const;
      for (const [name, words] of lacking) {
        await frame(visitor).begin(name);
        const bar = page.getByRole('alert').filter({ hasText: w(words) });
        await expect(bar).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        if (name === 'create.email') await shoot(page, `lacking-${language}`);
        expect(await violations(page)).toEqual([]);
        await bar.getByRole('button', { name: w('action.ok'), exact: true }).click();
        await expect(bar).toBeHidden();
      }
    });

    const anywhere = 'by WhatsApp opens at /home from wherever it was begun; again, the same one opens';
    test(anywhere, async ({ world }) => {
      const visitor = await world.visit(look);
      const { page, w } = visitor;
      await signIn(visitor, ANA);
      await frame(visitor).join('WhatsApp Vendas', 'E-mail SAC');
      await page.getByRole('link', { name: w('nav.contacts') }).click();
      await frame(visitor).begin('create.whatsapp');
      const { dialog, field, choose, press } = formDialog(visitor, 'create.whatsapp');
      await press('create.start');
      await expect(dialog.getByText(w('field.required'))).toHaveCount(3);
      await shoot(page, `create-required-${language}`);
      expect(await violations(page)).toEqual([]);
      await field('create.name').fill('Rosa Dias');
      await field('dial.number').fill('(11) 95555-0001');
      await choose('create.instance', 'vendas-2');
      await shoot(page, `create-${language}`);
      await press('create.start');
      // Somebody whom the centre does not know goes by the address.
      await expect(chat(visitor).heading(ROSA)).toBeVisible();
      await expect(page).toHaveURL('/home');
      const begun = world.control.conversations({}).filter(({ fromName }) => fromName === 'Rosa Dias');
      expect(begun).toMatchObject([{ fromID: '5511955550001@s.whatsapp.net', status: 'Entrou' }]);

      await frame(visitor).begin('create.whatsapp');
      await field('create.name').fill('Rosa');
      await field('dial.number').fill('+55 11 95555 0001');
      await choose('create.instance', 'vendas-1');
      await press('create.start');
      await expect(dialog).toBeHidden();
      await expect(chat(visitor).heading(ROSA)).toBeVisible();
      const existing = w('create.existing', { protocol: `#${String(begun[0]?.id)}` });
      await expect(page.getByText(existing)).toBeVisible();
      await expect(conversationList(visitor).rows).toHaveCount(1);
    });

    test('whose answer is lost begins once, and what was typed stays until it does', async ({ world }) => {
      const visitor = await world.visit(look);
      await signIn(visitor, ANA);
      await frame(visitor).join('E-mail SAC');
      world.control.failAction({ action: 'addAtendimento', kind: 'fail', codigo: 'VALIDACAO' });
      await frame(visitor).begin('create.email');
      const { dialog, field, press } = formDialog(visitor, 'create.email');
      await field('create.name').fill('Rui Melo');
      await field('create.address').fill('rui@exemplo.com');
      await field('chat.subject').fill('Boleto');
      await press('create.start');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(field('chat.subject')).toHaveValue('Boleto');
      world.control.failAction({ action: 'addAtendimento', kind: 'loseAck' });
      await press('create.start');
      await expect(chat(visitor).heading('rui@exemplo.com')).toBeVisible();
      const begun = world.control.conversations({}).filter(({ fromName }) => fromName === 'Rui Melo');
      expect(begun).toHaveLength(1);
    });
  });
}
