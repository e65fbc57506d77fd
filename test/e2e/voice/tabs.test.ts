import { expectNoIncidents } from '../support/incidents';
import { callBar, incomingSheet } from '../support/screens/calls';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { talksBothWays } from './support/hearing';
import { registered, sitDownHeard } from './support/telephone';
import type { SipTalk } from './support/sipTalk';
import { ANA } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

let world: World;
let first: Visitor;
let second: Visitor;
let sip: SipTalk;

beforeAll(async () => {
  world = await startVoiceWorld();
  [first, sip] = await sitDownHeard(world, ANA);
  const page = await first.context.newPage();
  second = { ...first, page };
});

afterEach(() => expectNoIncidents(first.incidents));

afterAll(() => world.close());

const elsewhere = ({ page, w }: Visitor) => page.getByRole('heading', { name: w('page.elsewhere') });

const takeOver = ({ page, w }: Visitor) => page.getByRole('button', { name: w('page.takeOver') });

async function answered(visitor: Visitor): Promise<void> {
  world.control.customerCalls(EMILY);
  await incomingSheet(visitor).answer.click();
  await callBar(visitor).talking();
  await talksBothWays(world, visitor, EMILY.numero);
}

test('a tab in a call is not taken over: the other one is told why, and nobody hears anything of it', async () => {
  await answered(first);
  const sockets = sip.sockets();
  await second.page.goto('/');
  await elsewhere(second).waitFor();
  await takeOver(second).click();
  await second.page.getByText(second.w('page.inCall')).waitFor();
  await elsewhere(second).waitFor();
  await talksBothWays(world, first, EMILY.numero);
  await callBar(first).talking();
  expect(sip.sockets()).toBe(sockets);
  expect(await elsewhere(first).count()).toBe(0);
});

test('once the call is over the other tab takes over, telephone and all', async () => {
  await callBar(first).hangUp.click();
  await callBar(first).gone();
  await takeOver(second).click();
  await elsewhere(first).waitFor();
  await elsewhere(second).waitFor({ state: 'hidden' });
  await registered(world, ANA.extension);
  await answered(second);
  await callBar(second).hangUp.click();
  await callBar(second).gone();
});

test('when the tab that works is closed, the one that waits has the telephone', async () => {
  await second.page.close();
  await elsewhere(first).waitFor({ state: 'hidden' });
  await registered(world, ANA.extension);
  await answered(first);
  await callBar(first).hangUp.click();
  await callBar(first).gone();
});
