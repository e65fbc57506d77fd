import 'fake-indexeddb/auto';
import { lendNodeGlobals } from './nodeGlobals';
import { TimerMessageChannel } from './timerMessageChannel';

/** `matchMedia` of a wide, light screen without preferences: nothing matches, nothing ever changes. */
function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** jsdom has no layout, so no size ever changes. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

/** jsdom knows no pseudo-elements and complains at length when asked for one's style. */
function withoutPseudoElements(getStyle: typeof getComputedStyle): typeof getComputedStyle {
  return (element) => getStyle.call(globalThis, element);
}

lendNodeGlobals();
Object.assign(globalThis, {
  matchMedia,
  getComputedStyle: withoutPseudoElements(globalThis.getComputedStyle),
  ResizeObserver: StillResizeObserver,
  MessageChannel: TimerMessageChannel,
});
