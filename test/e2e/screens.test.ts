import { frame } from './support/screens/frame';
import { signIn } from './support/steps';
import { expect, test } from './support/test';
import { seeConversations, seeEntry } from './support/walkConversations';
import { checker, photographer } from './support/walkEye';
import { seeTelephone } from './support/walkTelephone';
import { FABIO } from './voice/support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** Nothing wrong anywhere. */
const NONE = {};

test('the way in, light, has no accessibility violation', { tag: '@smoke' }, async ({ world }) => {
  const visitor = await world.visit();
  const eye = checker(visitor.page);
  await seeEntry(visitor, eye);
  expect(eye.found).toEqual(NONE);
});

test('every screen, light and dark, has no accessibility violation', async ({ world }) => {
  const colleague = await world.visit();
  await signIn(colleague, FABIO);
  await frame(colleague).join('Voz Vendas');
  const visitor = await world.visit();
  const eye = photographer(visitor.page);
  await test.step('the way in', () => seeEntry(visitor, eye, 'settings.mustClassifyCalls'));
  await test.step('the telephone, 1440 and 1000 px wide', () => seeTelephone(world, visitor, eye));
  await test.step('conversations and pages', () => seeConversations(world, visitor, eye));
  expect(eye.found).toEqual(NONE);
});
