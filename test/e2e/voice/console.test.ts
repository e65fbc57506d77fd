import { callBar, callView, failurePopup, incomingSheet } from '../support/screens/calls';
import { audioSettings } from '../support/screens/audioSettings';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { dial } from './support/dialled';
import { hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { playingIn } from './support/pageMedia';
import { plugIn, unplug } from './support/plugs';
import { sitDown, sitDownHeard } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const HEADSET = 'Fake Audio Input 1';

test.use({ centre: { sipPort: 0 } });

async function answered(world: World, visitor: Visitor): Promise<void> {
  await incomingSheet(visitor).answer.click();
  await callBar(visitor).talking();
  await talksBothWays(world, visitor, EMILY.numero);
}

test('an agent in a call has the call bar wherever they go', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  world.control.customerCalls(EMILY);
  await answered(world, ana);
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
    await expect(bar.getByText(EMILY.nome)).toBeVisible();
  }
  await expect(callView(ana, EMILY.nome).view).toBeVisible();
  await hears(ana);
  await hangUp.click();
  await gone();
  await expectNothingLeft(world, ana);
});

test('an agent chooses devices: one to hear on, one to ring on, and a headset that may be unplugged', async ({
  world,
}) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  const { page, w } = ana;

  await test.step('finds the system’s own devices chosen, and chooses others', async () => {
    const { dialog, open, save, choose, input, output, ring } = audioSettings(ana);
    await open.click();
    for (const field of [input, output, ring])
      await expect(field).toHaveAccessibleDescription(w('devices.default'));
    await choose(input, HEADSET);
    await choose(output, 'Fake Audio Output 1');
    await choose(ring, 'Fake Audio Output 2');
    await save.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('hears on the chosen device, rings on another', async () => {
    world.control.customerCalls(EMILY);
    await expect(incomingSheet(ana).sheet).toBeVisible();
    const labels = await page.evaluate(async () => {
      const all = await navigator.mediaDevices.enumerateDevices();
      return Object.fromEntries(all.map(({ deviceId, label }) => [deviceId, label]));
    });
    const sounding = async (isCall: boolean) =>
      (await playingIn(page)).filter((one) => one.isCall === isCall).map(({ device }) => labels[device]);
    await expect.poll(() => sounding(false)).toEqual(['Fake Audio Output 2']);
    await incomingSheet(ana).answer.click();
    await callBar(ana).talking();
    await expect.poll(() => sounding(true)).toEqual(['Fake Audio Output 1']);
    await talksBothWays(world, ana, EMILY.numero);
  });

  await test.step('loses no word when the headset is unplugged', async () => {
    const offers = sip.requests('INVITE');
    await unplug(page, HEADSET);
    await expect(page.getByText(w('devices.fellBack.input'))).toBeVisible();
    await talksBothWays(world, ana, EMILY.numero);
    await plugIn(page);
    await expect(page.getByText(w('devices.returned.input'))).toBeVisible();
    await talksBothWays(world, ana, EMILY.numero);
    expect(sip.requests('INVITE')).toBe(offers);
    world.control.customerHangsUp({ numero: EMILY.numero });
    await callBar(ana).gone();
    await expectNothingLeft(world, ana);
  });
});

for (const language of ['es_cl', 'eng_US'] as const) {
  test(`a telephone in ${language} takes a call and makes one`, async ({ world }) => {
    const fabio = await sitDown(world, FABIO, { language });
    const { hold, held, talking, hangUp, gone } = callBar(fabio);
    world.control.customerCalls(EMILY);
    await answered(world, fabio);
    await hold.click();
    await held();
    await hangUp.click();
    await gone();

    await dial(fabio, '9200');
    await talking();
    await talksBothWays(world, fabio, '9200');
    await hangUp.click();
    await gone();
    await dial(fabio, '9486');
    await expect(failurePopup(fabio).busy.getByText(fabio.w('call.cause.busy'))).toBeVisible();
    await failurePopup(fabio).close();
    await expectNothingLeft(world, fabio);
  });
}
