import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Each style sheet of the sources begins so in the build (scripts/bundle/layerLoader.js). */
const SHEET = /(?=@layer base, )/;

/** The style sheets of a build, one by one. */
export function sheetsOf(dist: string): string[] {
  const folder = join(dist, 'assets');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(SHEET))
    .filter((sheet) => sheet.trim() !== '');
}

/** Runs in the page: what looks otherwise when the style sheets come in the opposite order. */
function compare(sheets: string[]): string[] {
  const own = [...document.styleSheets].filter(({ href }) => href !== null);
  const parsed = sheets.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });

  /** What a rule sets, and those within it. */
  function named(rule: CSSRule): string[] {
    const here = rule instanceof CSSStyleRule ? Array.from(rule.style) : [];
    const within = rule instanceof CSSGroupingRule ? Array.from(rule.cssRules).flatMap(named) : [];
    return [...here, ...within];
  }

  const set = new Set(parsed.flatMap((sheet) => Array.from(sheet.cssRules).flatMap(named)));
  // It follows from the size of the box.
  const properties = [...set].filter((property) => property !== 'transform-origin');
  const elements = [...document.body.querySelectorAll('*')];

  function looks(order: CSSStyleSheet[]): string[][] {
    document.adoptedStyleSheets = order;
    return elements.map((element) => {
      // Its `cssText` is empty: only values by name tell anything.
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property));
    });
  }

  for (const sheet of own) sheet.disabled = true;
  const forwards = looks(parsed);
  const backwards = looks(parsed.toReversed());
  document.adoptedStyleSheets = [];
  for (const sheet of own) sheet.disabled = false;
  if (forwards.every((values) => values.every((value) => value === ''))) return ['nothing can be compared'];
  const differences = elements.flatMap((element, index) =>
    properties.flatMap((property, at) => {
      const [one = '', other = ''] = [forwards[index]?.[at], backwards[index]?.[at]];
      const name = element.getAttribute('class') ?? element.tagName;
      return one === other ? [] : [`${name}: ${property} is ${one} or ${other}`];
    }),
  );
  return [...new Set(differences)];
}

/** What of a page depends on the order in which style sheets of a build were loaded. */
export function orderedLooks(page: Page, sheets: string[]): Promise<string[]> {
  return page.evaluate(compare, sheets);
}

/** Runs in the page: rules outside of all layers, which no layer can do anything about. */
function readUnlayered(): string[] {
  const FREE = [CSSLayerBlockRule, CSSLayerStatementRule, CSSFontFaceRule, CSSKeyframesRule];
  return [...document.styleSheets].flatMap((sheet) =>
    Array.from(sheet.cssRules)
      .filter((rule) => !FREE.some((free) => rule instanceof free))
      // Custom properties alone: they mean nothing by themselves.
      .filter(
        (rule) =>
          !(rule instanceof CSSStyleRule && Array.from(rule.style).every((name) => name.startsWith('--'))),
      )
      .map((rule) => rule.cssText.slice(0, 120)),
  );
}

/** Rules of a page that are in no layer of the cascade. */
export function unlayered(page: Page): Promise<string[]> {
  return page.evaluate(readUnlayered);
}
