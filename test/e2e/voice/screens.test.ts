import { violations } from '../support/axe';
import { expectNoIncidents } from '../support/incidents';
import { audioSettings } from '../support/screens/audioSettings';
import { callBar, failurePopup, incomingSheet, transferDialog } from '../support/screens/calls';
import { dialDialog, dialPad } from '../support/screens/dialling';
import { classifyDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { sitDown } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

type Look = (name: string) => Promise<void>;

/** The telephone's own page, tab by tab. */
async function seeTelephone({ page, w, ...visitor }: Visitor, look: Look): Promise<void> {
  const { openDrawer } = frame({ page, w, ...visitor });
  await openDrawer();
  await look('drawer');
  await page.getByRole('link', { name: w('softphone.openPhone') }).click();
  await dialPad({ page, w, ...visitor }).number.waitFor();
  await look('phone');
  await page.getByRole('tab', { name: w('phone.connection') }).click();
  await look('phone-connection');
  await page.getByRole('link', { name: w('nav.conversations') }).click();
}

/** What can be opened without a call. */
async function seeDialogs(visitor: Visitor, look: Look): Promise<void> {
  const settings = audioSettings(visitor);
  await settings.open.click();
  await settings.save.click();
  await settings.dialog.getByText(visitor.w('devices.required')).first().waitFor();
  await look('audio-settings');
  await settings.cancel.click();
  await settings.dialog.waitFor({ state: 'hidden' });

  const { open, form, dial } = dialDialog(visitor);
  await open.click();
  await form.waitFor();
  await look('dial');
  await dial('9486');
  await failurePopup(visitor).busy.waitFor();
  await look('busy');
  await failurePopup(visitor).close();
}

/** A call from its ring to its classification, with another one beside it. */
async function seeCall(world: World, visitor: Visitor, look: Look): Promise<void> {
  const { open, dial, form } = dialDialog(visitor);
  const { bar, hold, held, talking, keypad, transfer, hangUp } = callBar(visitor);
  world.control.customerCalls({ ...EMILY, headers: ['X-Pedido: 4711', 'X-Origem: Campanha de novembro'] });
  await incomingSheet(visitor).sheet.waitFor();
  await look('incoming');
  await incomingSheet(visitor).answer.click();
  await talking();
  await look('call');
  await hold.click();
  await held();
  await keypad.click();
  await look('call-held-keypad');
  await visitor.page.keyboard.press('Escape');
  await open.click();
  await dial('9200');
  await form.waitFor({ state: 'hidden' });
  await bar.getByText('9200').first().waitFor();
  await talking();
  await look('two-calls');
  await transfer.click();
  const { dialog, agent, close } = transferDialog(visitor);
  await agent(FABIO.fullName).getByText(visitor.w('presence.available'), { exact: true }).waitFor();
  await look('transfer');
  await close.click();
  await dialog.waitFor({ state: 'hidden' });
  await hangUp.click();
  await bar.getByText(EMILY.nome).first().waitFor();
  await talking();
  await hangUp.click();
  await classifyDialog(visitor).dialog.getByText(visitor.w('classify.callRequired')).waitFor();
  await look('classification');
  await classifyDialog(visitor).choose('classification', 'Engano');
  await classifyDialog(visitor).save.click();
  await classifyDialog(visitor).dialog.waitFor({ state: 'hidden' });
}

let world: World;

beforeAll(async () => {
  world = await startVoiceWorld();
  await sitDown(world, FABIO, { queues: ['Voz Vendas'] });
});

afterAll(() => world.close());

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 1000],
  ['dark', 1000],
] as const)('every screen of the telephone, %s, %i px wide', async (scheme, width) => {
  const visitor = await sitDown(world, ANA, { scheme, width, turn: ['settings.mustClassifyCalls'] });
  const found: Record<string, string[]> = {};
  const look: Look = async (name) => {
    await shoot(visitor.page, `voice-${name}-${scheme}-${String(width)}`);
    // Colours and names are the same at any width.
    const here = width === 1440 ? await violations(visitor.page) : [];
    if (here.length > 0) found[name] = here;
  };
  await seeTelephone(visitor, look);
  await seeDialogs(visitor, look);
  await seeCall(world, visitor, look);
  expect(found).toEqual({});
  expectNoIncidents(visitor.incidents);
  await visitor.close();
});
