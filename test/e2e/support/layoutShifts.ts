import type { Page } from '@playwright/test';

/** What the browser says of one thing that moved by itself. */
interface Shift {
  value: number;
  /** Each part of the page that moved, with where it was and where it is. */
  moved: string[];
}

/** The layout shifts of a page since it was loaded, or since they were last taken. */
export interface LayoutShifts {
  /** Takes what moved so far: one line for each part; none, where nothing did. */
  take(): Promise<string[]>;
}

interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Watches what moves by itself on a page, also right after the agent's own clicks and keys. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.evaluate(() => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null) return 'something that is gone';
      const path = [element, element.parentElement, element.parentElement?.parentElement];
      const words = path.flatMap((one) => (one ? [one.getAttribute('class') ?? one.localName] : []));
      return `${words.join(' < ')} "${(node?.textContent ?? '').slice(0, 40)}"`;
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const shifts: Shift[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources: Source[] })[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeLayoutShifts: () => {
        keep(observer.takeRecords());
        return shifts.splice(0);
      },
    });
  });
  return {
    take: async () => {
      const shifts = await page.evaluate(async () => {
        // What moved is told with the frame after the next.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const { takeLayoutShifts } = window as { takeLayoutShifts?: () => Shift[] };
        return takeLayoutShifts?.() ?? [];
      });
      return shifts.flatMap(({ value, moved }) => moved.map((one) => `${value.toFixed(4)} ${one}`));
    },
  };
}
