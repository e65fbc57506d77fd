import type { AppLink } from '../../src/lib/appLink';
import { createAppLinks } from '../../src/services/appLinks';

/** A page that was opened with this address; `launch` is what an installed one is opened with later. */
function pageAt(address: string) {
  let consumer: ((params: LaunchParams) => void) | null = null;
  const replaced: string[] = [];
  const registered: string[][] = [];
  const page = {
    location: new URL(address),
    performance: { getEntriesByType: () => [{ name: address }] },
    history: {
      state: 7,
      replaceState: (state: unknown, _: string, to: string) => replaced.push(`${String(state)} ${to}`),
    },
    navigator: { registerProtocolHandler: (...words: string[]) => registered.push(words) },
    launchQueue: { setConsumer: (take: (params: LaunchParams) => void) => (consumer = take) },
  } as unknown as Window;
  return { page, replaced, registered, launch: (targetURL: string | null) => consumer?.({ targetURL }) };
}

const linked = 'https://console.test/ligacao?tel=tel%3A2002';

const DIAL: AppLink = { kind: 'dial', number: '2002' };

it('the number that a page was opened with is told once, and its address forgets it', () => {
  const { page, replaced } = pageAt(linked);
  const links = createAppLinks(page);
  expect([links.take(), links.take()]).toEqual([DIAL, null]);
  expect(replaced).toEqual(['7 /ligacao']);
});

it('a page that was opened without one is left alone', () => {
  const { page, replaced } = pageAt('https://console.test/home');
  expect(createAppLinks(page).take()).toBeNull();
  expect(replaced).toEqual([]);
});

it('an installed console tells each link that leads to it while it is open', () => {
  const { page, launch } = pageAt('https://console.test/home');
  const heard: AppLink[] = [];
  const links = createAppLinks(page);
  const leave = links.subscribe(['dial'], (link) => heard.push(link));
  launch(linked);
  launch('https://console.test/home');
  launch(null);
  launch(linked);
  leave();
  launch(linked);
  expect(heard).toEqual([DIAL, DIAL]);
});

it('the link that opened it is in its address, and is not told twice', () => {
  const { page, launch } = pageAt(linked);
  const heard: AppLink[] = [];
  createAppLinks(page).subscribe(['dial'], (link) => heard.push(link));
  launch(linked);
  expect(heard).toEqual([]);
  launch(linked);
  expect(heard).toEqual([DIAL]);
});

it('the browser is asked for tel: links of this origin; one that cannot be is not', () => {
  const { page, registered } = pageAt(linked);
  createAppLinks(page).register();
  expect(registered).toEqual([['tel', 'https://console.test/ligacao?tel=%s']]);
  createAppLinks(Object.assign(page, { navigator: {} })).register();
});

it('what came before somebody listened waits for whom it concerns', () => {
  const { page, launch } = pageAt('https://console.test/home');
  const heard: AppLink[] = [];
  const links = createAppLinks(page);
  links.subscribe(['email', 'whatsapp', 'history'], (link) => heard.push(link));
  launch('https://console.test/novo-email?mailto=mailto%3Aana%40example.com');
  launch(linked);
  expect(heard).toEqual([{ kind: 'email', address: 'ana@example.com' }]);
  links.subscribe(['dial'], (link) => heard.push(link));
  expect(heard.at(-1)).toEqual(DIAL);
});

it.each(['https://console.test/historico', 'https://console.test/ligacao'])(
  'a second tab at %s shows its screen itself',
  (address) => {
    const { page, replaced } = pageAt(address);
    expect(createAppLinks(page).take()).toBeNull();
    expect(replaced).toEqual([]);
  },
);

it('a page that another tab follows the link of stays where no link is', () => {
  const { page, replaced } = pageAt('https://console.test/novo-whatsapp');
  expect(createAppLinks(page).take()).toEqual({ kind: 'whatsapp', address: '' });
  expect(replaced).toEqual(['7 /home']);
});
