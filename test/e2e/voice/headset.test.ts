import { SWITCHED } from '../../support/headset/shapes';
import { audioSettings } from '../support/screens/audioSettings';
import { callBar, incomingSheet } from '../support/screens/calls';
import { frame } from '../support/screens/frame';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { EMILY } from './support/customerCall';
import { talksBothWays } from './support/hearing';
import { putHeadset, withoutHeadsets, type DeskHeadset } from './support/headset';
import { expectNothingLeft } from './support/leftOver';
import { registered, sitAt, visitWithSound } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** Lamps of that shape, by the bits of their report. */
const LAMPS = { dark: [2, 0, 0], ring: [2, 0b0010_0100, 0], call: [2, 0b01, 0], muted: [2, 0b11, 0] };

/** What its buttons send. */
const HOOK_UP = [2, 0b0001, 0] as const;
const HOOK_DOWN = [2, 0, 0] as const;
const MUTE = [2, 0b0101, 0] as const;

async function sitAnaWithHeadset(world: World): Promise<[Visitor, DeskHeadset]> {
  const ana = await visitWithSound(world);
  const headset = await putHeadset(ana.context, ana.page, SWITCHED);
  await sitAt(world, ana, ANA);
  return [ana, headset];
}

async function connect(ana: Visitor): Promise<void> {
  const { open, headset, cancel, dialog } = audioSettings(ana);
  await open.click();
  await headset.connect.click();
  await expect(headset.group.getByText('Evolve 65')).toBeVisible();
  await cancel.click();
  await expect(dialog).toBeHidden();
}

const shows = (headset: DeskHeadset, lamps: number[]) => expect.poll(headset.lamps).toEqual(lamps);

test('a headset rings, answers, mutes and hangs up by its buttons, and its lamps follow the call', async ({
  world,
}) => {
  const [ana, headset] = await sitAnaWithHeadset(world);
  await connect(ana);
  world.control.customerCalls(EMILY);
  await expect(incomingSheet(ana).sheet).toBeVisible();
  await shows(headset, LAMPS.ring);
  await headset.report(...HOOK_UP);
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await shows(headset, LAMPS.call);
  await headset.report(...MUTE);
  await headset.report(...HOOK_UP);
  await expect(callBar(ana).unmute).toBeVisible();
  await shows(headset, LAMPS.muted);
  await callBar(ana).unmute.click();
  await shows(headset, LAMPS.call);
  await headset.report(...HOOK_DOWN);
  await callBar(ana).gone();
  await shows(headset, LAMPS.dark);
  await expectNothingLeft(world, ana);
});

test('a headset is taken up again after a reload and when it is plugged in again, until it is let go', async ({
  world,
}) => {
  const [ana, headset] = await sitAnaWithHeadset(world);
  await connect(ana);
  await ana.page.reload();
  await frame(ana).shown();
  await registered(world, ANA.extension);
  await headset.unplug();
  world.control.customerCalls(EMILY);
  await expect(incomingSheet(ana).sheet).toBeVisible();
  await headset.plug();
  await shows(headset, LAMPS.ring);
  await headset.report(...HOOK_UP);
  await callBar(ana).talking();
  await headset.report(...HOOK_DOWN);
  await callBar(ana).gone();
  const { open, headset: buttons } = audioSettings(ana);
  await open.click();
  await buttons.forget.click();
  await expect(buttons.connect).toBeVisible();
});

test('where the browser knows no headsets the settings say so, and have no button', async ({ world }) => {
  const ana = await visitWithSound(world);
  await withoutHeadsets(ana.context);
  await sitAt(world, ana, ANA);
  const { open, headset } = audioSettings(ana);
  await open.click();
  await expect(headset.group.getByText(ana.w('headset.unsupported'))).toBeVisible();
  await expect(headset.connect).toHaveCount(0);
});
