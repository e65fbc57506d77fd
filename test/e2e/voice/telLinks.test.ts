import { callBar } from '../support/screens/calls';
import { dialDialog, dialPad } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { loginPage } from '../support/screens/login';
import { settingsPage } from '../support/screens/settings';
import { expect, test } from '../support/test';
import { openLogin } from '../support/steps';
import { registered, sitDownHeard, visitWithSound } from './support/telephone';
import { ANA } from './support/telephonists';

const MARTA = '5511955550001';

const LINK = `/ligacao?tel=${encodeURIComponent(`tel:+${MARTA};ext=1`)}`;

test.use({ centre: { sipPort: 0 } });

test('a tel: link waits for the sign-in, fills the dial pad, is forgotten by the address, and the agent dials', async ({
  world,
}) => {
  world.control.setRinging({ answerAfterMs: 0 });
  const ana = await visitWithSound(world);
  await openLogin(ana);
  await ana.go(LINK);
  await loginPage(ana).enterAs(ANA.login, ANA.password);
  await frame(ana).shown();
  await registered(world, ANA.extension);
  await frame(ana).join('Voz Atendimento');
  const { number, call } = dialPad(ana);
  await expect(number).toHaveValue(`+${MARTA}`);
  await expect(ana.page).toHaveURL(/\/ligacao$/u);
  await expect(callBar(ana).bar).toHaveCount(0);
  await call.click();
  await callBar(ana).talking();
});

test('a tel: link that opens another tab fills the dial dialog of the one that works, over what is open there', async ({
  world,
}) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  const second = await ana.context.newPage();
  await second.goto(LINK);
  await expect(second.getByRole('heading', { name: ana.w('page.elsewhere') })).toBeVisible();
  await expect(second).toHaveURL(/\/ligacao$/u);
  await expect(dialDialog(ana).number).toHaveValue(`+${MARTA}`);
  await expect(ana.page).toHaveURL(/\/home$/u);
  expect(sip.requests('INVITE')).toBe(0);
});

test('the settings ask the browser for tel: links, and the manifest is one that can be installed', async ({
  world,
}) => {
  const [ana] = await sitDownHeard(world, ANA, { queues: [] });
  await ana.page.evaluate(() => {
    navigator.registerProtocolHandler = (...asked) => {
      document.title = asked.join(' ');
    };
  });
  const { open, telLinks } = settingsPage(ana);
  await open('telephone');
  await telLinks.click();
  await expect(ana.page).toHaveTitle(`tel ${world.url}/ligacao?tel=%s`);
  const cdp = await ana.context.newCDPSession(ana.page);
  const { url, errors, data } = await cdp.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${world.url}/manifest.webmanifest`, []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'standalone', start_url: '/home' });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => /icon|manifest|url/u.test(id)),
  ).toEqual([]);
});
