import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { frame } from '../support/screens/frame';
import { outageBar, telephoneStatus } from '../support/screens/telephone';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1000, height: 700 },
  { width: 720, height: 450 },
];

for (const size of SIZES) {
  test(`the sign of a telephone that is out leads to the reason, ${String(size.width)} px wide`, async ({
    world,
  }) => {
    const visitor = await world.visit(size);
    const { page, context, w } = visitor;
    await context.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
    await signIn(visitor, ANA);
    const { closeMenu, join, menu, openMenu } = frame(visitor);
    const { panel, sign } = telephoneStatus(visitor);
    const why = panel.getByText(w('softphone.why.unsupported', { lacks: 'WebRTC' }));
    await join('Chat Site');

    await sign.click();
    await expect(why).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('switch')).toBeFocused();
    await closeMenu();
    await outageBar(visitor).why.click();
    await expect(why).toBeInViewport({ ratio: 1 });
    await closeMenu();

    // Opened for itself it begins with the agent, and ends in the window.
    await openMenu();
    await expect(menu.getByRole('heading', { name: ANA.fullName })).toBeInViewport({ ratio: 1 });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await panel.getByRole('switch').scrollIntoViewIfNeeded();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('switch')).toBeInViewport({ ratio: 1 });
    await closeMenu();
    expect(await violations(page)).toEqual([]);
  });
}

test('an empty list in a low window leaves the notice below it its clicks', async ({ world }) => {
  const visitor = await world.visit({ width: 720, height: 450 });
  const { page, context, w } = visitor;
  await context.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  await expect(page.getByText(w('conversations.empty'))).toBeInViewport();
  await outageBar(visitor).why.click();
  await expect(frame(visitor).menu).toBeVisible();
});
