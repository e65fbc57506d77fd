import type { Injected } from './injected';

/** Where an element can be pressed, in px of the viewport; or why not yet. */
export type Spot = { x: number; y: number } | { why: string };

/** Finds elements in a page by Playwright's selectors; made once in each document. */
export interface Finder {
  injected: Injected;
  all(selector: string): Element[];
  /** The only element, null while there is none. @throws Error when there are several */
  one(selector: string): Element | null;
  /** Scrolls to the only element, and tells where it can be pressed once it is in all of these states. */
  spot(selector: string, states: string[], position: { x: number; y: number } | null): Promise<Spot>;
}

/** Runs in the page: as all functions that are handed over as text it uses nothing around it. */
export function createFinder(injected: Injected): Finder {
  const INTO_FRAME = ' >> internal:control=enter-frame >> ';

  function all(selector: string): Element[] {
    const steps = selector.split(INTO_FRAME);
    const last = steps.pop() ?? '';
    let root = document;
    for (const step of steps) {
      const [frame] = injected.querySelectorAll(injected.parseSelector(step), root);
      const inner = frame?.tagName === 'IFRAME' ? (frame as HTMLIFrameElement).contentDocument : null;
      if (inner === null) return [];
      root = inner;
    }
    return injected.querySelectorAll(injected.parseSelector(last), root);
  }

  function one(selector: string): Element | null {
    const found = all(selector);
    if (found.length > 1) throw injected.strictModeViolationError(injected.parseSelector(selector), found);
    return found[0] ?? null;
  }

  /** Where the document of an element stands in the page. */
  function offset({ ownerDocument }: Element): { left: number; top: number } {
    const frame = ownerDocument.defaultView?.frameElement;
    if (!frame) return { left: 0, top: 0 };
    const { left, top } = frame.getBoundingClientRect();
    return { left: left + frame.clientLeft, top: top + frame.clientTop };
  }

  function isInView({ left, top }: { left: number; top: number }, x: number, y: number): boolean {
    return left + x >= 0 && top + y >= 0 && left + x < innerWidth && top + y < innerHeight;
  }

  async function spot(
    selector: string,
    states: string[],
    position: { x: number; y: number } | null,
  ): Promise<Spot> {
    const element = one(selector);
    if (element === null) return { why: 'there is none' };
    const check = await injected.checkElementStates(element, states, true);
    if (check === 'error:notconnected') return { why: 'it left the page' };
    if (check?.missingState !== undefined) return { why: `it is not ${check.missingState}` };
    const place = () => {
      // What is broken over lines is pressed in its first part.
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      return {
        x: box.left + (position?.x ?? box.width / 2),
        y: box.top + (position?.y ?? box.height / 2),
      };
    };
    const before = place();
    if (!isInView(offset(element), before.x, before.y)) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    const at = place();
    const shift = offset(element);
    if (!isInView(shift, at.x, at.y)) return { why: 'it is outside of the viewport' };
    const hit = injected.expectHitTarget(at, element);
    if (hit !== 'done') return { why: `${hit.hitTargetDescription} lies over it` };
    return { x: Math.round(shift.left + at.x), y: Math.round(shift.top + at.y) };
  }

  return { injected, all, one, spot };
}
