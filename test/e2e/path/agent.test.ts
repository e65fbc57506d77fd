import { ANA, BRUNO, CARLA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { LANGUAGES } from '../support/words';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});

afterAll(() => world.close());

function joined(login: string): string[] {
  const { filas } = world.control.agent({ nome: login }).usuario;
  return filas.filter(({ value }) => value).map(({ fila }) => fila);
}

/** Runs `then` with somebody signed in, who leaves afterwards. */
async function withVisitor(visitor: Visitor, then: () => Promise<void>): Promise<void> {
  try {
    await then();
    expectNoIncidents(visitor.incidents);
  } finally {
    await visitor.close();
  }
}

/** What the drawer fetches for the telephone; the style sheet comes first of it. */
const PHONE_PART = /\/assets\/calls\.[^/]+\.css$/;

test('a switch stays under the pointer while the telephone is still being fetched', async () => {
  const visitor = await world.visit();
  const { page, context } = visitor;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(PHONE_PART, async (route) => {
    await held;
    await route.continue();
  });
  await withVisitor(visitor, async () => {
    await signIn(visitor, ANA);
    const { drawer, openDrawer, queueSwitch, status } = frame(visitor);
    await openDrawer();
    await queueSwitch('Chat Site').hover();
    await page.mouse.down();
    release();
    await drawer.getByRole('region', { name: visitor.w('section.phone') }).waitFor();
    await page.mouse.up();
    await status.getByText(visitor.w('agent.available'), { exact: true }).waitFor();
    expect(joined(ANA.login)).toEqual(['Chat Site']);
    await queueSwitch('Chat Site').click();
    await eventually(() => expect(joined(ANA.login)).toEqual([]));
  });
});

describe.each(LANGUAGES)('the agent, in %s', (language) => {
  test('in mode F has a switch for each queue, a status with a clock, and pauses', async () => {
    const visitor = await world.visit({ language });
    const { w, page } = visitor;
    await withVisitor(visitor, async () => {
      await signIn(visitor, ANA);
      const { banner, settings, status, drawer, openDrawer, closeDrawer, queueSwitch, pause, pauseReason } =
        frame(visitor);
      await banner.getByText(/v\d+\.\d+\.\d+/).waitFor();
      await settings.waitFor();
      await status.getByText(w('agent.unavailable'), { exact: true }).waitFor();
      await openDrawer();
      await drawer.getByText(ANA.fullName).waitFor();
      await drawer.getByText(w('drawer.extension', { extension: '1001' })).waitFor();
      await shoot(page, `drawer-per-queue-${language}`);
      await eventually(async () => expect(await drawer.getByRole('switch').count()).toBe(11));
      await queueSwitch('Chat Site').click();
      await status.getByText(w('agent.available'), { exact: true }).waitFor();
      expect(joined(ANA.login)).toEqual(['Chat Site']);
      await closeDrawer();

      await pause.click();
      await shoot(page, `pause-${language}`);
      await pauseReason('Almoço').click();
      await status.getByText('Almoço').waitFor();
      expect(world.control.agent({ nome: ANA.login }).usuario).toMatchObject({
        status: 10,
        motivoPausa: 'Almoço',
      });
      await status.getByText(/^00:00:0[2-9]$/).waitFor();
      await pause.click();
      await pauseReason('Almoço').click();
      await status.getByText(w('agent.available'), { exact: true }).waitFor();

      await openDrawer();
      await queueSwitch('Chat Site').click();
      await status.getByText(w('agent.unavailable'), { exact: true }).waitFor();
      await eventually(() => expect(joined(ANA.login)).toEqual([]));
    });
  });

  test('in mode T is in all queues on entry, with one switch for them', async () => {
    const visitor = await world.visit({ language });
    await withVisitor(visitor, async () => {
      await signIn(visitor, CARLA);
      const { status, drawer, openDrawer, queueSwitch, settings } = frame(visitor);
      await status.getByText(visitor.w('agent.available'), { exact: true }).waitFor();
      expect(joined(CARLA.login)).toHaveLength(4);
      expect(await settings.count()).toBe(0);
      await openDrawer();
      await eventually(async () => expect(await drawer.getByRole('switch').count()).toBe(1));
      await eventually(async () =>
        expect(await queueSwitch(visitor.w('queues.single')).isChecked()).toBe(true),
      );
      await queueSwitch(visitor.w('queues.single')).click();
      await status.getByText(visitor.w('agent.unavailable'), { exact: true }).waitFor();
    });
  });

  test('in any other mode joins and leaves all queues with one switch', async () => {
    const visitor = await world.visit({ language });
    await withVisitor(visitor, async () => {
      await signIn(visitor, BRUNO);
      const { status, openDrawer, queueSwitch } = frame(visitor);
      await status.getByText(visitor.w('agent.unavailable'), { exact: true }).waitFor();
      await openDrawer();
      await queueSwitch(visitor.w('queues.single')).click();
      await status.getByText(visitor.w('agent.available'), { exact: true }).waitFor();
      expect(joined(BRUNO.login)).toHaveLength(5);
      await shoot(visitor.page, `drawer-single-${language}`);
      await queueSwitch(visitor.w('queues.single')).click();
      await status.getByText(visitor.w('agent.unavailable'), { exact: true }).waitFor();
      await eventually(() => expect(joined(BRUNO.login)).toEqual([]));
    });
  });

  test('sees how many customers wait, by channel', async () => {
    const visitor = await world.visit({ language });
    const { w } = visitor;
    await withVisitor(visitor, async () => {
      await signIn(visitor, ANA);
      const { waiting } = frame(visitor);
      const before = world.control
        .conversations({ status: 'Fila' })
        .filter(({ queueTypeID }) => queueTypeID === 3);
      world.control.openConversation({ queue: 'WhatsApp Vendas', texto: 'Olá?' });
      const badge = w('queues.waiting.whatsapp', { count: before.length + 1 });
      await waiting.getByRole('img', { name: badge, exact: true }).waitFor();
    });
  });
});
