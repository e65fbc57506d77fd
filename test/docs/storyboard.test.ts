import { albumPage, albumReadme, largePathOf, pathOf } from '../storyboard/album';
import { createClock } from '../storyboard/clock';
import { SCREENS } from '../storyboard/screens';
import { FULL, LARGE, LARGE_LANGUAGE, SCHEMES, shotsIn, SIZES, USUAL } from '../storyboard/shots';
import { LANGUAGES } from '../e2e/support/words';

const keysOf = (language: Parameters<typeof shotsIn>[0]) =>
  shotsIn(language).map(({ scheme, size }) => `${scheme} ${size}`);

describe('the shots of a screen', () => {
  it.each(LANGUAGES)('are in %s of the usual window', (language) => {
    expect(keysOf(language)).toContain(`light ${USUAL}`);
  });

  it('are in one language in both schemes', () => {
    expect(keysOf(FULL)).toEqual(expect.arrayContaining(SCHEMES.map((scheme) => `${scheme} ${USUAL}`)));
  });

  it('are in one language of every window, each once, and begin with the usual one', () => {
    const shots = shotsIn(FULL);
    expect(new Set(shots.map(({ size }) => size))).toEqual(new Set(Object.keys(SIZES)));
    expect(new Set(keysOf(FULL)).size).toBe(shots.length);
    expect(shots[0]).toMatchObject({ size: USUAL, scheme: 'light', scale: 1 });
  });
});

describe('the screens', () => {
  it('each have a name of their own, which is a folder', () => {
    const names = SCREENS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/u.test(name))).toEqual([]);
  });

  it('have those that the README shows', () => {
    expect(SCREENS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(LARGE)));
    expect(LANGUAGES).toContain(LARGE_LANGUAGE);
    expect(largePathOf('chat')).toBe('large/chat.webp');
  });
});

describe('the album', () => {
  const screens = [
    { name: 'chat', title: 'Conversation' },
    { name: 'mail', title: 'E-mail' },
  ];
  const taken = [
    pathOf('chat', 'pt_BR', 'light', '1440x900'),
    pathOf('chat', 'es_cl', 'light', '1440x900'),
    pathOf('chat', 'pt_BR', 'light', '820x1180'),
  ];
  const has = (path: string) => taken.includes(path);

  it('shows the screens that were taken, with links to the pictures that there are', () => {
    const page = albumReadme(screens, has);
    expect(page).toContain('1 screens of the console');
    expect(page).toContain('![Conversation](chat/pt_BR-light-1440x900.avif)');
    expect(page).toContain('[es_cl light](chat/es_cl-light-1440x900.avif)');
    expect(page).toContain('[820x1180 light](chat/pt_BR-light-820x1180.avif)');
    expect(page.match(/\]\(/gu)).toHaveLength(4);
    expect(page).not.toContain('E-mail');
  });

  it('has the browser offer them, and no pictures that nobody takes', () => {
    const page = albumPage(screens, has);
    expect(page).toContain('<option value="chat">Conversation</option>');
    expect(page).not.toContain('value="mail"');
    expect(page).toContain('"es_cl":[["light","1440x900"]]');
  });
});

describe('the clock of a walk', () => {
  const hung = async () => {
    const clock = createClock();
    const seen: number[] = [];
    const setFixedTime = (at: number | string | Date) => {
      seen.push(Number(at));
      return Promise.resolve();
    };
    await clock.hang({ clock: { setFixedTime } });
    return { clock, seen, begin: clock.now() };
  };

  it('moves pages once the centre lived through what is past to them', async () => {
    const { clock, seen, begin } = await hung();
    clock.turnBack(60_000);
    await clock.pass(60_000);
    expect(seen).toEqual([begin]);
    await clock.pass(5_000);
    expect(seen).toEqual([begin, begin + 5_000]);
  });

  it('lets no more pass before pages than their connection bears', async () => {
    const { clock } = await hung();
    await clock.pass(20_000);
    await expect(clock.pass(20_000)).rejects.toThrow(RangeError);
  });
});
