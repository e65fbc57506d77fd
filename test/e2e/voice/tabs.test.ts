import { callBar } from '../support/screens/calls';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { EMILY, answered } from './support/customerCall';
import { talksBothWays } from './support/hearing';
import { registered, sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

const elsewhere = ({ page, w }: Visitor) => page.getByRole('heading', { name: w('page.elsewhere') });

const takeOver = ({ page, w }: Visitor) => page.getByRole('button', { name: w('page.takeOver') });

async function hungUp(visitor: Visitor): Promise<void> {
  await callBar(visitor).hangUp.click();
  await callBar(visitor).gone();
}

test('the telephone is in one tab: not in another while a call lasts, then where the agent goes', async ({
  world,
}) => {
  const [first, sip] = await sitDownHeard(world, ANA);
  const second: Visitor = { ...first, page: await first.context.newPage() };

  await test.step('a tab in a call is not taken over: the other one is told why, and nobody hears anything of it', async () => {
    await answered(world, first);
    const sockets = sip.sockets();
    await second.page.goto('/');
    await expect(elsewhere(second)).toBeVisible();
    await takeOver(second).click();
    await expect(second.page.getByText(second.w('page.inCall'))).toBeVisible();
    await expect(elsewhere(second)).toBeVisible();
    await talksBothWays(world, first, EMILY.numero);
    await callBar(first).talking();
    expect(sip.sockets()).toBe(sockets);
    await expect(elsewhere(first)).toHaveCount(0);
  });

  await test.step('once the call is over the other tab takes over, telephone and all', async () => {
    await hungUp(first);
    await takeOver(second).click();
    await expect(elsewhere(first)).toBeVisible();
    await expect(elsewhere(second)).toBeHidden();
    await registered(world, ANA.extension);
    await answered(world, second);
    await hungUp(second);
  });

  await test.step('when the tab that works is closed, the one that waits has the telephone', async () => {
    await second.page.close();
    await expect(elsewhere(first)).toBeHidden();
    await registered(world, ANA.extension);
    await answered(world, first);
    await hungUp(first);
  });
});
