import { ANA } from './support/telephonists';
import { openLogin } from '../support/steps';
import { registered, visitWithSound } from './support/telephone';
import { createDeployment, type Deployment } from '../support/nextBuild';
import { callBar, incomingSheet } from '../support/screens/calls';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const WRITTEN = 'Chega na quinta';

/** From the start to the service worker (src/sagas/app/appUpdate). */
const KEPT = 11_000;

/** A page looks for a newer version (src/sagas/app/appUpdate). */
const LOOKED = 60 * 60_000 + 1_000;

/** Nobody touches the page for so long: then the moment is quiet. */
const QUIET = 2 * 60_000;

/** What a test of an update has beside its world. */
interface Updated {
  deployment: Deployment;
}

const updated = test.extend<Updated>({
  deployment: async ({}, use) => {
    const deployment = createDeployment();
    await use(deployment);
    deployment.remove();
  },
  centre: ({ deployment }, use) => use({ sipPort: 0, distDir: deployment.folder }),
});

/** Ana in a page that is kept on the machine, with a clock of the test's own. */
async function keptPage(world: World): Promise<Visitor> {
  const ana = await visitWithSound(world, { keepsShell: true });
  await ana.context.clock.install();
  await openLogin(ana);
  await loginPage(ana).enterAs(ANA.login, ANA.password);
  await frame(ana).shown();
  await registered(world, ANA.extension);
  await frame(ana).join('Voz Atendimento', 'WhatsApp Vendas');
  await pass(ana, KEPT);
  await expect(async () => expect((await kept(ana)).waits).toBe(false)).toPass();
  return ana;
}

const pass = ({ page }: Visitor, ms: number): Promise<void> => page.clock.fastForward(ms);

/** The name of the first script that the page runs, and whether it is the page that was marked. */
const shown = ({ page }: Visitor): Promise<{ script: string; isMarked: boolean }> =>
  page.evaluate(() => ({
    script: document.querySelector('script[src*="/main."]')?.getAttribute('src') ?? '',
    isMarked: 'marked' in window,
  }));

const mark = ({ page }: Visitor): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { marked: true }).marked);

/** Whether a worker of this state is there, and which files are kept. */
const kept = ({ page }: Visitor): Promise<{ waits: boolean; files: string[] }> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isBusy = (registration?.installing ?? null) !== null || (registration?.active ?? null) === null;
    if (isBusy) throw new Error('A version is being fetched');
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const files = caught.flat().map(({ url }) => new URL(url).pathname);
    return { waits: (registration?.waiting ?? null) !== null, files };
  });

async function waits(visitor: Visitor, isWaiting: boolean, file: string): Promise<void> {
  await expect(async () => {
    const { waits: isThere, files } = await kept(visitor);
    expect(isThere).toBe(isWaiting);
    expect(files).toContain(`/assets/${file}`);
  }).toPass();
}

updated(
  'a page that came from the server newer than what is kept is not loaded anew for it',
  async ({ world, deployment }) => {
    const ana = await keptPage(world);
    const next = deployment.deploy();
    await ana.page.reload();
    await frame(ana).shown();
    await mark(ana);
    expect((await shown(ana)).script).toBe(`/assets/${next}`);
    await pass(ana, KEPT);
    await waits(ana, false, next);
    // What was kept of the version before is gone: the newer one took over.
    await expect(async () => {
      const { files } = await kept(ana);
      const scripts = files.filter((file) => file.startsWith('/assets/main.') && file.endsWith('.js'));
      expect(scripts).toEqual([`/assets/${next}`]);
    }).toPass();
    await pass(ana, QUIET);
    expect(await shown(ana)).toEqual({ script: `/assets/${next}`, isMarked: true });
  },
);

updated(
  'a newer version waits until a call is over and nothing is written or unsent, then it is the page',
  { tag: '@firefox' },
  async ({ world, deployment }) => {
    const ana = await keptPage(world);
    await mark(ana);
    const { script } = await shown(ana);
    const { composer, delivered, bubble } = chat(ana);
    const { id } = world.control.openConversation({
      queue: 'WhatsApp Vendas',
      fromName: 'Nina Vaz',
      numero: '5511922220001',
      idCliente: 1,
      texto: 'Quando chega?',
    });
    await conversationList(ana).row(id).click();
    await composer.fill(WRITTEN);
    world.control.customerCalls(EMILY);
    await incomingSheet(ana).answer.click();
    await callBar(ana).talking();
    // The call opened in its place; what is written there goes on.
    await conversationList(ana).row(id).click();
    await expect(composer).toHaveValue(WRITTEN);
    const next = deployment.deploy();
    await pass(ana, LOOKED);
    await waits(ana, true, next);
    await pass(ana, QUIET);
    await callBar(ana).talking();
    expect(await shown(ana)).toEqual({ script, isMarked: true });

    await callBar(ana).hangUp.click();
    await callBar(ana).gone();
    await pass(ana, QUIET);
    expect(await shown(ana)).toEqual({ script, isMarked: true });
    await expect(composer).toHaveValue(WRITTEN);

    // The centre takes no message: what is sent stays in the outbox.
    world.control.failAction({ action: 'ClientChatMessage', kind: 'fail', times: 1_000 });
    await composer.press('Enter');
    await delivered(WRITTEN, 'message.status.pending');
    await pass(ana, QUIET);
    expect(await shown(ana)).toEqual({ script, isMarked: true });
    world.control.clearFaults({});
    await delivered(WRITTEN, 'message.status.seen');

    // A page that wakes asks the centre, through its worker; that is only replaced once it rests.
    await expect(async () => {
      await pass(ana, QUIET);
      expect(await shown(ana)).toEqual({ script: `/assets/${next}`, isMarked: false });
    }).toPass({ intervals: [4_000], timeout: 60_000 });
    await frame(ana).shown();
    await conversationList(ana).row(id).click();
    await expect(bubble(WRITTEN)).toBeVisible();
    await expect(bubble(WRITTEN)).toHaveCount(1);
  },
);
