import type { Locator } from '@playwright/test';
import { ANA } from './support/agents';
import { chat } from './support/screens/chat';
import { editContact } from './support/screens/contacts';
import { dialDialog } from './support/screens/dialling';
import { formDialog, transferPopover } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { signIn } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** What opens a dialog, and the field that it should lead to. */
interface Opening {
  name: string;
  open: () => Promise<void>;
  field: Locator;
}

/** Every dialog with something to fill in that needs no call. */
function openings(visitor: Visitor): Opening[] {
  const { page, w } = visitor;
  const { begin } = frame(visitor);
  const { act } = chat(visitor);
  return [
    { name: 'dial', open: () => dialDialog(visitor).open(), field: dialDialog(visitor).number },
    {
      name: 'schedule',
      open: () => begin('call.schedule'),
      field: formDialog(visitor, 'call.schedule').field('schedule.name'),
    },
    {
      name: 'whatsapp',
      open: () => begin('create.whatsapp'),
      field: page.getByRole('dialog').getByRole('textbox').first(),
    },
    {
      name: 'classify',
      open: () => act('conversation.classify'),
      field: page.getByRole('dialog').getByRole('combobox').first(),
    },
    {
      name: 'transfer',
      open: () => act('call.transfer'),
      field: transferPopover(visitor).search,
    },
    {
      name: 'contact',
      open: () => page.getByRole('button', { name: w('contact.edit') }).click(),
      field: editContact(visitor).field('name'),
    },
  ];
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a dialog leads to the field that comes first, motion: ${reducedMotion}`, async ({ world }) => {
    const visitor = await world.visit();
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion });
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site', 'Voz Atendimento', 'Voz Vendas', 'WhatsApp Vendas');
    const { id } = world.control.openConversation({
      queue: 'Chat Site',
      fromName: 'Marta Reis',
      numero: '5511911110001',
      idCliente: 1,
      texto: 'Bom dia!',
    });
    await conversationList(visitor).row(id).click();
    await chat(visitor).bubble('Bom dia!').waitFor();
    for (const { name, open, field } of openings(visitor)) {
      await test.step(name, async () => {
        await open();
        await expect(field).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });

  test(`an agent who is quicker than a slow machine keeps what was chosen and typed, motion: ${reducedMotion}`, async ({
    world,
  }) => {
    const visitor = await world.visit();
    const { page, context } = visitor;
    await page.emulateMedia({ reducedMotion });
    await signIn(visitor, ANA);
    await frame(visitor).join('Voz Atendimento', 'Voz Vendas');
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const { open, form, number, queue } = dialDialog(visitor);
    await open();
    await form.waitFor();
    await page.keyboard.type('9200');
    await expect(number).toHaveValue('9200');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await open();
    await queue.click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Voz Vendas' }).click();
    await expect(form).toContainText('Voz Vendas');
  });
}
