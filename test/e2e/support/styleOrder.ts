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
  /** What the rules that hold for an element set, and how many sheets they come from. */
  interface Rules {
    sheets: Set<CSSStyleSheet>;
    properties: Set<string>;
  }

  const own = [...document.styleSheets].filter(({ href }) => href !== null);
  const parsed = sheets.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const rulesOf = new Map<Element, Rules>();

  function note(sheet: CSSStyleSheet, rule: CSSRule, outer = ''): void {
    const selector =
      rule instanceof CSSStyleRule ? rule.selectorText.replaceAll('&', `:is(${outer})`) : outer;
    if (rule instanceof CSSStyleRule && rule.style.length > 0) {
      for (const element of document.body.querySelectorAll(selector)) {
        const rules = rulesOf.get(element) ?? { sheets: new Set(), properties: new Set() };
        rules.sheets.add(sheet);
        for (const property of rule.style) rules.properties.add(property);
        rulesOf.set(element, rules);
      }
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule)
      for (const within of rule.cssRules) note(sheet, within, selector);
  }

  for (const sheet of parsed) for (const rule of sheet.cssRules) note(sheet, rule);
  // Where one sheet alone says something, no order is. What follows from that of an ancestor is told there.
  const contested = [...rulesOf].filter(([, rules]) => rules.sheets.size > 1);

  function looks(order: CSSStyleSheet[]): Map<string, string>[] {
    document.adoptedStyleSheets = order;
    return contested.map(([element, { properties }]) => {
      // Its `cssText` is empty: only values by name tell anything.
      const style = getComputedStyle(element);
      return new Map([...properties].map((property) => [property, style.getPropertyValue(property)]));
    });
  }

  for (const sheet of own) sheet.disabled = true;
  const forwards = looks(parsed);
  const backwards = looks(parsed.toReversed());
  document.adoptedStyleSheets = [];
  for (const sheet of own) sheet.disabled = false;
  if (forwards.every((values) => [...values.values()].every((value) => value === '')))
    return ['nothing can be compared'];
  const differences = contested.flatMap(([element], index) =>
    [...(forwards[index] ?? [])].flatMap(([property, one]) => {
      const other = backwards[index]?.get(property) ?? '';
      const name = element.getAttribute('class') ?? element.tagName;
      // It follows from the size of the box.
      return one === other || property === 'transform-origin'
        ? []
        : [`${name}: ${property} is ${one} or ${other}`];
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
