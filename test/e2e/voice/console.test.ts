import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { callBar, callView, failurePopup, incomingSheet } from '../support/screens/calls';
import { audioSettings } from '../support/screens/audioSettings';
import { dialDialog } from '../support/screens/dialling';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { playingIn, rings } from './support/pageMedia';
import { plugIn, unplug } from './support/plugs';
import type { SipTalk } from './support/sipTalk';
import { registered, sitDown, sitDownHeard } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { watchNotices } from './support/untouched';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const HEADSET = 'Fake Audio Input 1';

let world: World;

beforeAll(async () => {
  world = await startVoiceWorld();
});

afterAll(() => world.close());

describe('an agent in a call', () => {
  let ana: Visitor;
  let sip: SipTalk;

  beforeAll(async () => {
    [ana, sip] = await sitDownHeard(world, ANA);
  });

  afterEach(() => expectNothingLeft(world, ana));

  afterAll(() => ana.close());

  async function answered(): Promise<void> {
    world.control.customerCalls(EMILY);
    await incomingSheet(ana).answer.click();
    await callBar(ana).talking();
    await talksBothWays(world, ana, EMILY.numero);
  }

  test('has the call bar wherever they go', async () => {
    await answered();
    const { page, w } = ana;
    const { bar, hangUp, gone } = callBar(ana);
    for (const [name, path] of [
      ['nav.history', '/historico'],
      ['nav.contacts', '/contatos'],
      ['nav.conversations', '/home'],
    ] as const) {
      await page
        .getByRole('navigation', { name: w('nav.main') })
        .getByRole('link', { name: w(name) })
        .click();
      await page.waitForURL(`**${path}`);
      await bar.getByText(EMILY.nome).waitFor();
    }
    await callView(ana, EMILY.nome).view.waitFor();
    await hears(ana);
    await hangUp.click();
    await gone();
  });

  test('has to choose all three devices', async () => {
    const { dialog, open, save, choose, input, output, ring } = audioSettings(ana);
    await open.click();
    await save.click();
    await eventually(async () =>
      expect(await dialog.getByText('Campo obrigatorio!', { exact: true }).count()).toBe(3),
    );
    await choose(input, HEADSET);
    await choose(output, 'Fake Audio Output 1');
    await choose(ring, 'Fake Audio Output 2');
    await eventually(async () => expect(await dialog.getByText('Campo obrigatorio!').count()).toBe(0));
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('hears on the chosen device, rings on another, and loses no word when the headset is unplugged', async () => {
    const { page, w } = ana;
    world.control.customerCalls(EMILY);
    await incomingSheet(ana).sheet.waitFor();
    const devices = () =>
      page.evaluate(async () => {
        const all = await navigator.mediaDevices.enumerateDevices();
        return Object.fromEntries(all.map(({ deviceId, label }) => [deviceId, label]));
      });
    const labels = await devices();
    const sounding = async (isCall: boolean) =>
      (await playingIn(page)).filter((one) => one.isCall === isCall).map(({ device }) => labels[device]);
    await eventually(async () => expect(await sounding(false)).toEqual(['Fake Audio Output 2']));
    await incomingSheet(ana).answer.click();
    await callBar(ana).talking();
    await eventually(async () => expect(await sounding(true)).toEqual(['Fake Audio Output 1']));
    await talksBothWays(world, ana, EMILY.numero);

    const offers = sip.requests('INVITE');
    await unplug(page, HEADSET);
    await page.getByText(w('devices.fellBack.input')).waitFor();
    await talksBothWays(world, ana, EMILY.numero);
    await plugIn(page);
    await page.getByText(w('devices.returned.input')).waitFor();
    await talksBothWays(world, ana, EMILY.numero);
    expect(sip.requests('INVITE')).toBe(offers);
    world.control.customerHangsUp({ numero: EMILY.numero });
    await callBar(ana).gone();
  });

  test('is told of a sound that the browser keeps back, and frees it by one click', async () => {
    await ana.page.close();
    const notices = await watchNotices(ana.context);
    const page = await ana.context.newPage();
    await page.goto('/home');
    const { text, x, y } = await eventually(() => {
      const [notice] = notices;
      if (notice === undefined) throw new Error('No notice');
      return notice;
    });
    expect(text).toContain(ana.w('sound.locked'));
    await page.mouse.click(x, y);
    await page.getByText(ana.w('sound.locked')).waitFor({ state: 'hidden' });

    const fresh = { ...ana, page };
    await registered(world, ANA.extension);
    world.control.customerCalls(EMILY);
    await rings(page);
    await incomingSheet(fresh).answer.click();
    await talksBothWays(world, fresh, EMILY.numero);
    world.control.customerHangsUp({ numero: EMILY.numero });
    await callBar(fresh).gone();
    ana = fresh;
  });
});

describe.each(['es_cl', 'eng_US'] as const)('a telephone in %s', (language) => {
  test('takes a call and makes one', async () => {
    const fabio = await sitDown(world, FABIO, { language });
    world.control.customerCalls(EMILY);
    await incomingSheet(fabio).answer.click();
    await callBar(fabio).talking();
    await talksBothWays(world, fabio, EMILY.numero);
    await callBar(fabio).hold.click();
    await callBar(fabio).held();
    await callBar(fabio).hangUp.click();
    await callBar(fabio).gone();

    const { open, dial } = dialDialog(fabio);
    await open.click();
    await dial('9200');
    await callBar(fabio).talking();
    await talksBothWays(world, fabio, '9200');
    await callBar(fabio).hangUp.click();
    await callBar(fabio).gone();
    await open.click();
    await dial('9486');
    await failurePopup(fabio).busy.getByText(fabio.w('call.cause.busy')).waitFor();
    await failurePopup(fabio).close();
    await expectNothingLeft(world, fabio);
    expectNoIncidents(fabio.incidents);
    await fabio.close();
  });
});
