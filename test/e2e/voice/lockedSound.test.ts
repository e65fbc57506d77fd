import { callBar, incomingSheet } from '../support/screens/calls';
import { expect, test } from '../support/test';
import { talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { rings } from './support/pageMedia';
import { registered, sitDown } from './support/telephone';
import { ANA } from './support/telephonists';
import { watchNotices } from './support/untouched';

const EMILY = '5511980000000';

// The trace recorder looks into the page, which counts as a touch.
test.use({ centre: { sipPort: 0 }, trace: 'off' });

test('an agent is told of a sound that the browser keeps back, and frees it by one click', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA);
  await ana.page.close();
  const notices = await watchNotices(ana.context);
  const page = await ana.context.newPage();
  await page.goto('/home');
  await expect.poll(() => notices).not.toEqual([]);
  const [{ text, x, y } = { text: '', x: 0, y: 0 }] = notices;
  expect(text).toContain(ana.w('sound.locked'));
  await page.mouse.click(x, y);
  await expect(page.getByText(ana.w('sound.locked'))).toBeHidden();

  const fresh = { ...ana, page };
  await registered(world, ANA.extension);
  world.control.customerCalls({ numero: EMILY, nome: 'Emily Almeida' });
  await rings(page);
  await incomingSheet(fresh).answer.click();
  await talksBothWays(world, fresh, EMILY);
  world.control.customerHangsUp({ numero: EMILY });
  await callBar(fresh).gone();
  await expectNothingLeft(world, fresh);
});
