import { callBar, incomingSheet } from '../support/screens/calls';
import { expect, test } from '../support/test';
import { talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { sitAt, visitWithSound } from './support/telephone';
import { ANA } from './support/telephonists';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

test.use({ centre: { sipPort: 0 } });

test('a customer hears an agent whose browser lets no sound run, who is told, and whose click mends it', async ({
  world,
}) => {
  const ana = await visitWithSound(world);
  await ana.context.addInitScript(() => {
    Object.assign(window, { isStill: true });
    const isStill = (): boolean => Reflect.get(window, 'isStill') === true;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        if (isStill()) void super.suspend();
      }
      override resume(): Promise<void> {
        return isStill() ? new Promise(() => undefined) : super.resume();
      }
    };
  });
  await sitAt(world, ana, ANA);
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  const words = ana.page.getByText(ana.w('sound.sentDirectly'));
  await expect(words).toBeVisible();
  await talksBothWays(world, ana, EMILY.numero);
  await ana.page.evaluate(() => Object.assign(window, { isStill: false }));
  await ana.page.getByRole('button', { name: ana.w('sound.repair') }).click();
  await expect(words).toBeHidden();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  await expectNothingLeft(world, ana);
});
