import type { Page } from '@playwright/test';
import type { Language } from '../../../src/store/config/types';
import { ANA } from '../support/agents';
import { frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

/** Where a system draws the window's own buttons, px; the rest of the strip is the page's. */
interface Controls {
  side: 'left' | 'right';
  width: number;
  height: number;
}

const SYSTEMS: Record<string, Controls> = {
  Windows: { side: 'right', width: 138, height: 33 },
  macOS: { side: 'left', width: 80, height: 38 },
};

/**
 * Lets the rules of an installed console without a title bar count, with what the browser would say of its controls:
 * no browser without a window has any.
 */
function coverWith(page: Page, controls: Controls): Promise<number> {
  return page.evaluate(({ side, width, height }) => {
    const MODE = 'window-controls-overlay';
    /** Rules for this mode, which stand in layers; found again, they are those that were let count before. */
    function rulesIn(rules: CSSRuleList): CSSMediaRule[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSLayerBlockRule) return rulesIn(rule.cssRules);
        if (!(rule instanceof CSSMediaRule)) return [];
        const { mediaText } = rule.media;
        return mediaText.includes(MODE) || mediaText === 'all' ? [rule] : [];
      });
    }
    const found = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    for (const { media } of found) media.mediaText = 'all';
    const { style } = document.documentElement;
    style.setProperty('--free-x', side === 'left' ? `${width}px` : '0px');
    style.setProperty('--free-width', `calc(100vw - ${width}px)`);
    style.setProperty('--free-height', `${height}px`);
    return found.length;
  }, controls);
}

/** What of the frame lies under the window's buttons, and what of the bar lies on something else of it or is cut off. */
function misplacedIn(page: Page, controls: Controls): Promise<string[]> {
  return page.evaluate(({ side, width, height }) => {
    const inner = document.documentElement.clientWidth;
    const [from, to] = side === 'left' ? [0, width] : [inner - width, inner];
    const shown = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && element.checkVisibility();
    };
    const name = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    const parts = [
      ...document.querySelectorAll('.title-bar :is(button, a, time, span, p), .nav-rail :is(a, button)'),
    ];
    const under = parts.filter(shown).filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < to && box.right > from && box.top < height;
    });
    const row = [...document.querySelectorAll('.title-bar > *, .title-bar__end > *')].filter(shown);
    const outside = row.filter((part) => part.getBoundingClientRect().right > inner + 1);
    const buttons = [...document.querySelectorAll('.title-bar button')].filter(shown);
    const overlapping = buttons.filter((one, at) =>
      buttons.slice(at + 1).some((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
      }),
    );
    return [
      ...under.map((part) => `under the controls: ${name(part)}`),
      ...outside.map((part) => `outside: ${name(part)}`),
      ...overlapping.map((part) => `over another: ${name(part)}`),
    ];
  }, controls);
}

for (const language of ['pt_BR', 'eng_US', 'es_cl'] as const satisfies readonly Language[])
  test(`nothing of the top lies under the window's own buttons (${language})`, async ({ world }) => {
    const visitor = await world.visit({ language });
    const { page } = visitor;
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site');
    for (const [system, controls] of Object.entries(SYSTEMS))
      for (const width of [1000, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await coverWith(page, controls)).toBeGreaterThan(0);
        await shoot(page, `controls-${system}-${language}-${String(width)}`);
        expect(await misplacedIn(page, controls), `${system} at ${String(width)} px`).toEqual([]);
      }
  });
