import { createTelLinks } from '../../src/services/telLinks';

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

it('the number that a page was opened with is told once, and its address forgets it', () => {
  const { page, replaced } = pageAt(linked);
  const links = createTelLinks(page);
  expect([links.take(), links.take()]).toEqual(['2002', null]);
  expect(replaced).toEqual(['7 /ligacao']);
});

it('a page that was opened without one is left alone', () => {
  const { page, replaced } = pageAt('https://console.test/home');
  expect(createTelLinks(page).take()).toBeNull();
  expect(replaced).toEqual([]);
});

it('an installed console tells each link that leads to it while it is open', () => {
  const { page, launch } = pageAt('https://console.test/home');
  const heard: string[] = [];
  const links = createTelLinks(page);
  const leave = links.subscribe((number) => heard.push(number));
  launch(linked);
  launch('https://console.test/home');
  launch(null);
  launch(linked);
  leave();
  launch(linked);
  expect(heard).toEqual(['2002', '2002']);
});

it('the link that opened it is in its address, and is not told twice', () => {
  const { page, launch } = pageAt(linked);
  const heard: string[] = [];
  createTelLinks(page).subscribe((number) => heard.push(number));
  launch(linked);
  expect(heard).toEqual([]);
  launch(linked);
  expect(heard).toEqual(['2002']);
});

it('the browser is asked for tel: links of this origin; one that cannot be is not', () => {
  const { page, registered } = pageAt(linked);
  createTelLinks(page).register();
  expect(registered).toEqual([['tel', 'https://console.test/ligacao?tel=%s']]);
  createTelLinks(Object.assign(page, { navigator: {} })).register();
});
