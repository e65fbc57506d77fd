import { callBar, incomingSheet } from '../support/screens/calls';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { watchLayoutShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';
import { EMILY } from './support/customerCall';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

for (const width of [1440, 1000]) {
  test(`nothing moves by itself: messages, a call, a lost connection; ${String(width)} px wide`, async ({
    world,
  }) => {
    const ana = await sitDown(world, ANA, { queues: ['Voz Atendimento', 'Chat Site'], width });
    const { page, w } = ana;
    const write = (idAtendimento: number, texto: string) =>
      world.control.customerWrites({ idAtendimento, texto });
    const open = (name: string, numero: string) =>
      world.control.openConversation({ queue: 'Chat Site', texto: 'Oi', fromName: name, numero }).id;
    const here = Number(open('Nina Vaz', '5511911110001'));
    const elsewhere = Number(open('Téo Reis', '5511911110002'));
    await conversationList(ana).row(here).click();
    const { bubble } = chat(ana);
    await expect(bubble('Oi')).toBeVisible();
    // Also the pointer is out of the way: it is none of what is shown under it.
    await page.mouse.move(width / 2, 400);
    const shifts = await watchLayoutShifts(page);
    await shifts.take();

    await test.step('a message in the open conversation, and in another', async () => {
      write(here, 'Alguém aí?');
      await expect(bubble('Alguém aí?')).toBeVisible();
      write(elsewhere, 'E eu?');
      await expect(page.getByText('E eu?').or(page.getByRole('banner')).first()).toBeVisible();
      expect(await shifts.take()).toEqual([]);
    });

    const { talking, gone } = callBar(ana);
    await test.step('a call rings', async () => {
      world.control.customerCalls(EMILY);
      await expect(incomingSheet(ana).sheet).toBeVisible();
      expect(await shifts.take()).toEqual([]);
    });
    await test.step('it is answered', async () => {
      await incomingSheet(ana).answer.click();
      await talking();
      expect(await shifts.take()).toEqual([]);
    });
    await test.step('it is over', async () => {
      world.control.customerHangsUp({ numero: EMILY.numero });
      await gone();
      expect(await shifts.take()).toEqual([]);
    });

    await test.step('the connection is lost, and comes back', async () => {
      await world.control.goAway({});
      const lost = page.getByRole('dialog', { name: w('connection.lost') });
      await expect(lost).toBeVisible();
      expect(await shifts.take()).toEqual([]);
      await world.control.comeBack({});
      await expect(lost).toBeHidden();
      await expect(page.getByText(w('connection.restored')).first()).toBeVisible();
      expect(await shifts.take()).toEqual([]);
    });
  });
}
