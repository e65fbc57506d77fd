import { ANA } from './support/telephonists';
import { registered, setUpTelephone, visitWithSound } from './support/telephone';
import { startVoiceWorld } from './support/voiceWorld';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { createDeployment } from '../support/nextBuild';
import { callBar, incomingSheet } from '../support/screens/calls';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const WRITTEN = 'Chega na quinta';

/** From the start to the service worker (src/sagas/keepShell). */
const KEPT = 11_000;

/** A page looks for a newer version (src/sagas/shell). */
const LOOKED = 60 * 60_000 + 1_000;

/** Nobody touches the page for so long: then the moment is quiet. */
const QUIET = 2 * 60_000;

const deployment = createDeployment();

let world: World;
let ana: Visitor;

beforeAll(async () => {
  world = await startVoiceWorld({ distDir: deployment.folder });
  ana = await visitWithSound(world, { keepsShell: true });
  await ana.context.clock.install();
  await setUpTelephone(ana);
  await loginPage(ana).enterAs(ANA.login, ANA.password);
  await frame(ana).shown();
  await registered(world, ANA.extension);
  await frame(ana).join('Voz Atendimento', 'WhatsApp Vendas');
});

afterEach(() => expectNoIncidents(ana.incidents));

afterAll(async () => {
  await world.close();
  deployment.remove();
});

const pass = (ms: number): Promise<void> => ana.page.clock.fastForward(ms);

/** The name of the first script that the page runs, and whether it is the page that was marked. */
const shown = (): Promise<{ script: string; isMarked: boolean }> =>
  ana.page.evaluate(() => ({
    script: document.querySelector('script[src*="/main."]')?.getAttribute('src') ?? '',
    isMarked: 'marked' in window,
  }));

const mark = (): Promise<unknown> => ana.page.evaluate(() => Object.assign(window, { marked: true }).marked);

/** Whether a worker of this state is there, and which files are kept. */
const kept = (): Promise<{ waits: boolean; files: string[] }> =>
  ana.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isBusy = (registration?.installing ?? null) !== null || (registration?.active ?? null) === null;
    if (isBusy) throw new Error('A version is being fetched');
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const files = caught.flat().map(({ url }) => new URL(url).pathname);
    return { waits: (registration?.waiting ?? null) !== null, files };
  });

async function waits(isWaiting: boolean, file: string): Promise<void> {
  await eventually(async () => {
    const { waits: isThere, files } = await kept();
    expect(isThere).toBe(isWaiting);
    expect(files).toContain(`/assets/${file}`);
  });
}

test('a page that came from the server newer than what is kept is not loaded anew for it', async () => {
  await pass(KEPT);
  await eventually(async () => expect((await kept()).waits).toBe(false));
  const next = deployment.deploy();
  await ana.page.reload();
  await frame(ana).shown();
  await mark();
  expect((await shown()).script).toBe(`/assets/${next}`);
  await pass(KEPT);
  await waits(false, next);
  // What was kept of the version before is gone: the newer one took over.
  await eventually(async () =>
    expect(
      (await kept()).files.filter((file) => file.startsWith('/assets/main.') && file.endsWith('.js')),
    ).toEqual([`/assets/${next}`]),
  );
  await pass(QUIET);
  expect(await shown()).toEqual({ script: `/assets/${next}`, isMarked: true });
});

test('a newer version waits until a call is over and nothing is written or unsent, then it is the page', async () => {
  const { script } = await shown();
  const { id } = world.control.openConversation({
    ...{ queue: 'WhatsApp Vendas', fromName: 'Nina Vaz', numero: '5511922220001' },
    ...{ idCliente: 1, texto: 'Quando chega?' },
  });
  await conversationList(ana).row(id).click();
  await chat(ana).composer.fill(WRITTEN);
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  const next = deployment.deploy();
  await pass(LOOKED);
  await waits(true, next);
  await pass(QUIET);
  await callBar(ana).talking();
  expect(await shown()).toEqual({ script, isMarked: true });

  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  await pass(QUIET);
  expect(await shown()).toEqual({ script, isMarked: true });
  expect(await chat(ana).composer.inputValue()).toBe(WRITTEN);

  // The centre takes no message: what is sent stays in the outbox.
  world.control.dropSockets({});
  await ana.context.setOffline(true);
  await chat(ana).composer.press('Enter');
  await chat(ana).delivered(WRITTEN, 'message.status.pending');
  await pass(QUIET);
  expect(await shown()).toEqual({ script, isMarked: true });
  await ana.context.setOffline(false);
  await chat(ana).delivered(WRITTEN, 'message.status.seen');

  await eventually(async () => {
    await pass(QUIET);
    expect(await shown()).toEqual({ script: `/assets/${next}`, isMarked: false });
  });
  await frame(ana).shown();
  // The browser's emulation may leave a page offline that is loaded just as the outage ends.
  await ana.context.setOffline(true);
  await ana.context.setOffline(false);
  await conversationList(ana).row(id).click();
  await chat(ana).bubble(WRITTEN).waitFor();
  expect(await chat(ana).bubble(WRITTEN).count()).toBe(1);
});
