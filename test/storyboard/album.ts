import { LANGUAGES } from '../e2e/support/words';
import { FULL, SCHEMES, SIZES, USUAL } from './shots';
import type { Screen } from './stage';

/** Where the picture of a screen is kept in the folder of pictures. */
export function pathOf(screen: string, language: string, scheme: string, size: string): string {
  return `${screen}/${language}-${scheme}-${size}.webp`;
}

type Titled = Pick<Screen, 'name' | 'title'>;

function linksOf({ name }: Titled, has: (path: string) => boolean): string {
  const languages = LANGUAGES.flatMap((language) =>
    SCHEMES.map((scheme) => [`${language} ${scheme}`, pathOf(name, language, scheme, USUAL)] as const),
  );
  const sizes = Object.keys(SIZES)
    .filter((size) => size !== USUAL)
    .flatMap((size) =>
      SCHEMES.map((scheme) => [`${size} ${scheme}`, pathOf(name, FULL, scheme, size)] as const),
    );
  return [...languages, ...sizes]
    .filter(([, path]) => has(path))
    .map(([words, path]) => `[${words}](${path})`)
    .join(' · ');
}

/** The album's page for those who read the repository: each screen once, with links to its other pictures. */
export function albumReadme(screens: readonly Titled[], has: (path: string) => boolean): string {
  const shown = screens.filter(({ name }) => has(pathOf(name, FULL, 'light', USUAL)));
  const parts = shown.map(
    (screen) =>
      `## ${screen.title}\n\n![${screen.title}](${pathOf(screen.name, FULL, 'light', USUAL)})\n\n${linksOf(screen, has)}\n`,
  );
  return `# Storyboard

Every screen of the console, at about half its size: ${String(shown.length)} screens in three languages, light and dark, in a window of ${USUAL}; in ${FULL}
in ${String(Object.keys(SIZES).length)} windows. \`npm run storyboard\` takes them anew from the built console and the sandbox, where it is always the same
morning: what a new run changes did change. Open \`index.html\` of this folder in a browser to compare languages, themes and windows side by side.

${parts.join('\n')}`;
}

function options(values: readonly string[], chosen: string): string {
  return values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`).join('');
}

/** The album's page for a browser: all screens by language, theme and window, or all pictures of one screen. */
export function albumPage(screens: readonly Titled[], has: (path: string) => boolean): string {
  const shown = screens.filter(({ name }) => has(pathOf(name, FULL, 'light', USUAL)));
  const names = Object.fromEntries(shown.map(({ name, title }) => [name, title]));
  const all = { languages: LANGUAGES, schemes: SCHEMES, sizes: Object.keys(SIZES) };
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
<header>
  <label>Screen <select id="screen"><option value="">all</option>${shown
    .map(({ name, title }) => `<option value="${name}">${title}</option>`)
    .join('')}</select></label>
  <label>Language <select id="languages"><option value="">all</option>${options(LANGUAGES, FULL)}</select></label>
  <label>Theme <select id="schemes"><option value="">all</option>${options(SCHEMES, 'light')}</select></label>
  <label>Window <select id="sizes"><option value="">all</option>${options(all.sizes, USUAL)}</select></label>
</header>
<main></main>
<script>
  const names = ${JSON.stringify(names)};
  const all = ${JSON.stringify(all)};
  const field = (id) => document.getElementById(id);
  const chosen = (id) => (field(id).value === '' ? all[id] : [field(id).value]);
  function show() {
    const screens = field('screen').value === '' ? Object.keys(names) : [field('screen').value];
    const figures = [];
    for (const screen of screens) for (const language of chosen('languages'))
      for (const scheme of chosen('schemes')) for (const size of chosen('sizes')) {
        if (size !== '${USUAL}' && language !== '${FULL}') continue;
        const figure = document.createElement('figure');
        const image = document.createElement('img');
        const words = document.createElement('figcaption');
        image.src = screen + '/' + language + '-' + scheme + '-' + size + '.webp';
        image.loading = 'lazy';
        image.onerror = () => figure.remove();
        words.textContent = names[screen] + ' · ' + language + ' · ' + scheme + ' · ' + size;
        figure.append(words, image);
        figures.push(figure);
      }
    document.querySelector('main').replaceChildren(...figures);
  }
  document.querySelector('header').addEventListener('change', show);
  show();
</script>
</html>
`;
}
