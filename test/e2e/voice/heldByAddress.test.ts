import { callBar } from '../support/screens/calls';
import { expect, test } from '../support/test';
import { EMILY, answered, hangUp } from './support/customerCall';
import { fallsSilent, talksBothWays } from './support/hearing';
import { sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

test('a customer who holds by the address 0.0.0.0 is shown to, and both hear each other after it', async ({
  world,
}) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  await world.control.reinvite({ numero: EMILY.numero, hold: true, byAddress: true });
  const held = callBar(ana).bar.getByText(ana.w('call.remoteHold'), { exact: true });
  await expect(held).toBeVisible();
  await fallsSilent(world, ana, EMILY.numero);
  await world.control.reinvite({ numero: EMILY.numero, hold: false });
  await expect(held).toBeHidden();
  await talksBothWays(world, ana, EMILY.numero);
  await hangUp(world, ana);
});
