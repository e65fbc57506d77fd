import { LANGUAGES } from '../e2e/support/words';
import { FULL, SCHEMES, shotsIn, SIZES, USUAL } from './shots';
import type { Screen } from './stage';

/** Where the picture of a screen is kept in the folder of pictures. */
export function pathOf(screen: string, language: string, scheme: string, size: string): string {
  return `${screen}/${language}-${scheme}-${size}.avif`;
}

/** Where one of the README's pictures is kept there: in a format that every page shows. */
export function largePathOf(screen: string): string {
  return `large/${screen}.webp`;
}

/** Names the README's picture of Redux DevTools, which are no screen of the console. */
export const DEVTOOLS = 'devtools';

type Titled = Pick<Screen, 'name' | 'title'>;

interface Picture extends Titled {
  path: string;
}

/** What there is, in words, for both pages. */
function summaryOf(count: number): string {
  const others = new Set(shotsIn(FULL).map(({ size }) => size)).size - 1;
  return `${String(count)} screens of the console in a window of ${USUAL}, in the light in ${String(LANGUAGES.length)} languages; in ${FULL} in the dark too, and in the light in ${String(others)} other windows.`;
}

/** Those that have a picture, with the one that stands for all of theirs. */
function shownOf(screens: readonly Titled[], has: (path: string) => boolean): Picture[] {
  return screens
    .map(({ name, title }) => ({ name, title, path: pathOf(name, FULL, 'light', USUAL) }))
    .filter(({ path }) => has(path));
}

function linksOf({ name }: Titled, has: (path: string) => boolean): string {
  return LANGUAGES.flatMap((language) =>
    shotsIn(language).map(({ size, scheme }) => {
      const where = size === USUAL ? language : size;
      return [`${where} ${scheme}`, pathOf(name, language, scheme, size)] as const;
    }),
  )
    .filter(([, path]) => has(path))
    .map(([words, path]) => `[${words}](${path})`)
    .join(' · ');
}

/** The album's page for those who read the repository: each screen once, with links to its other pictures. */
export function albumReadme(screens: readonly Titled[], has: (path: string) => boolean): string {
  const shown = shownOf(screens, has);
  const parts = shown.map(
    (screen) => `## ${screen.title}\n\n![${screen.title}](${screen.path})\n\n${linksOf(screen, has)}\n`,
  );
  return `# Storyboard

${summaryOf(shown.length)} The pictures below are as large as the screens, the other ones smaller.

\`npm run storyboard\` takes them anew from the built console and the sandbox, where it is always the same morning: what a new
run changes did change. Open \`index.html\` of this folder in a browser to compare languages, themes and windows side by side.

${parts.join('\n')}`;
}

function options(values: readonly string[], chosen: string): string {
  return values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`).join('');
}

/** The album's page for a browser: all screens by language, theme and window, or all pictures of one screen. */
export function albumPage(screens: readonly Titled[], has: (path: string) => boolean): string {
  const shown = shownOf(screens, has);
  const names = Object.fromEntries(shown.map(({ name, title }) => [name, title]));
  const shots = Object.fromEntries(
    LANGUAGES.map((language) => [language, shotsIn(language).map(({ scheme, size }) => [scheme, size])]),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Storyboard</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
  header { position: sticky; top: 0; padding: 8px 0; background: Canvas; display: flex; gap: 12px; flex-wrap: wrap; }
  main { display: flex; flex-wrap: wrap; gap: 20px; }
  figure { margin: 0; max-width: 100%; }
  img { display: block; max-width: 100%; border: 1px solid GrayText; }
</style>
<h1>Storyboard</h1>
<p>${summaryOf(shown.length)} The ${FULL} ones in the light are as large as the screen in a window of ${USUAL}, the others smaller.</p>
<header>
  <label>Screen <select id="screen"><option value="">all</option>${shown
    .map(({ name, title }) => `<option value="${name}">${title}</option>`)
    .join('')}</select></label>
  <label>Language <select id="language"><option value="">all</option>${options(LANGUAGES, FULL)}</select></label>
  <label>Theme <select id="scheme"><option value="">all</option>${options(SCHEMES, 'light')}</select></label>
  <label>Window <select id="size"><option value="">all</option>${options(Object.keys(SIZES), USUAL)}</select></label>
</header>
<main></main>
<script>
  const names = ${JSON.stringify(names)};
  const shots = ${JSON.stringify(shots)};
  const isChosen = (id, value) => ['', value].includes(document.getElementById(id).value);
  function figureOf(screen, language, scheme, size) {
    const figure = document.createElement('figure');
    const image = document.createElement('img');
    const words = document.createElement('figcaption');
    words.textContent = image.alt = [names[screen], language, scheme, size].join(' · ');
    image.src = screen + '/' + language + '-' + scheme + '-' + size + '.avif';
    image.loading = 'lazy';
    image.onerror = () => figure.remove();
    figure.append(words, image);
    return figure;
  }
  function show() {
    const figures = [];
    for (const screen of Object.keys(names).filter((name) => isChosen('screen', name)))
      for (const language of Object.keys(shots).filter((name) => isChosen('language', name)))
        for (const [scheme, size] of shots[language])
          if (isChosen('scheme', scheme) && isChosen('size', size))
            figures.push(figureOf(screen, language, scheme, size));
    document.querySelector('main').replaceChildren(...figures);
  }
  document.querySelector('header').addEventListener('change', show);
  show();
</script>
</html>
`;
}
