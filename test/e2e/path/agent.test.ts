import { ANA, BRUNO, CARLA } from '../support/agents';
import { hasExtensions } from '../support/dialect';
import { frame, type Frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import { reload, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';
import type { World } from '../support/world';

function joined({ control }: World, login: string): string[] {
  const { filas } = control.agent({ nome: login }).usuario;
  return filas.filter(({ value }) => value).map(({ fila }) => fila);
}

/** A server that does not push what the queues say is asked every 30 s. */
const TOLD = hasExtensions ? {} : { timeout: 60_000 };

/** What the status menu fetches for the telephone; the style sheet comes first of it. */
const PHONE_PART = /\/assets\/calls\.[^/]+\.css$/;

test('a switch stays under the pointer while the telephone is still being fetched', async ({ world }) => {
  const visitor = await world.visit();
  const { page, context, w } = visitor;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(PHONE_PART, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(visitor, ANA);
  const { menu, openMenu, queueSwitch, status } = frame(visitor);
  await openMenu();
  await queueSwitch('Chat Site').hover();
  await page.mouse.down();
  release();
  await expect(menu.getByRole('region', { name: w('section.phone') })).toBeVisible();
  await page.mouse.up();
  await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
  expect(joined(world, ANA.login)).toEqual(['Chat Site']);
  await queueSwitch('Chat Site').click();
  await expect.poll(() => joined(world, ANA.login)).toEqual([]);
});

/** Seconds on the clock of the status. */
async function clockOf({ status }: Frame): Promise<number> {
  const text = await status.getByText(/^\d\d:\d\d:\d\d$/).innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

test('a supervisor’s pause changes the bar and is told; its clock goes on after a reload', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  await signIn(visitor, ANA);
  const around = frame(visitor);
  await around.join('Chat Site');
  world.control.pauseAgent({ nome: ANA.login, motivo: 'Auditoria' });
  await expect(around.status.getByText('Auditoria')).toBeVisible(TOLD);
  const pausedAt = Date.now();
  await expect(page.getByText(w('agent.changedByServer', { status: 'Auditoria' }))).toBeVisible();
  await expect.poll(() => clockOf(around)).toBeGreaterThan(6);
  await reload(visitor);
  await expect(around.status.getByText('Auditoria')).toBeVisible();
  // One that began anew stays behind, whatever the machine needs to read it.
  await expect(async () => {
    const due = Math.floor((Date.now() - pausedAt) / 1000) - 3;
    expect(await clockOf(around)).toBeGreaterThanOrEqual(due);
  }).toPass();
  expect(joined(world, ANA.login)).toEqual(['Chat Site']);
  world.control.pauseAgent({ nome: ANA.login });
  await expect(around.status.getByText(w('agent.available'), { exact: true })).toBeVisible(TOLD);
});

test('in mode T who turned the queues off stays off after a reload', async ({ world }) => {
  const visitor = await world.visit();
  const { w } = visitor;
  await signIn(visitor, CARLA);
  const { openMenu, queueSwitch, shown, status } = frame(visitor);
  await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
  await openMenu();
  await queueSwitch(w('queues.single')).click();
  await expect.poll(() => joined(world, CARLA.login)).toEqual([]);
  await reload(visitor);
  await shown();
  await expect.poll(() => world.control.agent({ nome: CARLA.login }).sockets).toBe(1);
  await openMenu();
  await expect(queueSwitch(w('queues.single'))).not.toBeChecked();
  await expect(status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
  expect(joined(world, CARLA.login)).toEqual([]);
});

for (const language of LANGUAGES) {
  test.describe(`the agent, in ${language}`, () => {
    test('in mode F has a switch for each queue, a status with a clock, and pauses', async ({ world }) => {
      const visitor = await world.visit({ language });
      const { w, page } = visitor;
      await signIn(visitor, ANA);
      const { nav, settings, status, menu, openMenu, closeMenu, queueSwitch, queueSwitches, ...rest } =
        frame(visitor);
      const { pause, pauseReason, resume } = rest;
      await expect(nav.getByText(/^v\d+\.\d+\.\d+/)).toBeVisible();
      await expect(settings).toBeVisible();
      await expect(status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
      await openMenu();
      await expect(menu.getByText(ANA.fullName)).toBeVisible();
      await expect(menu.getByText(w('statusMenu.extension', { extension: '1001' }))).toBeVisible();
      await shoot(page, `status-menu-per-queue-${language}`);
      await expect(queueSwitches).toHaveCount(11);
      await queueSwitch('Chat Site').click();
      await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
      expect(joined(world, ANA.login)).toEqual(['Chat Site']);
      await closeMenu();

      await pause.click();
      await shoot(page, `pause-${language}`);
      await pauseReason('Almoço').click();
      await expect(status.getByText('Almoço')).toBeVisible();
      expect(world.control.agent({ nome: ANA.login }).usuario).toMatchObject({
        status: 10,
        motivoPausa: 'Almoço',
      });
      await expect(status.getByText(/^00:00:0[2-9]$/)).toBeVisible();
      await resume.click();
      await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();

      await openMenu();
      await queueSwitch('Chat Site').click();
      await expect(status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
      await expect.poll(() => joined(world, ANA.login)).toEqual([]);
    });

    test('in mode T is in all queues on entry, with one switch for them', async ({ world }) => {
      const visitor = await world.visit({ language });
      const { w } = visitor;
      await signIn(visitor, CARLA);
      const { status, openMenu, queueSwitch, queueSwitches, settings } = frame(visitor);
      await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
      expect(joined(world, CARLA.login)).toHaveLength(4);
      await expect(settings).toBeVisible();
      await openMenu();
      await expect(queueSwitches).toHaveCount(1);
      await expect(queueSwitch(w('queues.single'))).toBeChecked();
      await queueSwitch(w('queues.single')).click();
      await expect(status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
    });

    test('in any other mode joins and leaves all queues with one switch', async ({ world }) => {
      const visitor = await world.visit({ language });
      const { w } = visitor;
      await signIn(visitor, BRUNO);
      const { status, openMenu, queueSwitch } = frame(visitor);
      await expect(status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
      await openMenu();
      await queueSwitch(w('queues.single')).click();
      await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
      expect(joined(world, BRUNO.login)).toHaveLength(5);
      await shoot(visitor.page, `status-menu-single-${language}`);
      await queueSwitch(w('queues.single')).click();
      await expect(status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
      await expect.poll(() => joined(world, BRUNO.login)).toEqual([]);
    });

    test('sees how many customers wait, by channel', async ({ world }) => {
      const visitor = await world.visit({ language });
      await signIn(visitor, ANA);
      const before = world.control
        .conversations({ status: 'Fila' })
        .filter(({ queueTypeID }) => queueTypeID === 3);
      world.control.openConversation({ queue: 'WhatsApp Vendas', texto: 'Olá?' });
      const badge = visitor.w('queues.waiting.whatsapp', { count: before.length + 1 });
      await expect(
        frame(visitor).waiting.getByRole('button', { name: new RegExp(`^${badge}( |$)`) }),
      ).toBeVisible();
    });
  });
}
