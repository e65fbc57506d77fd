import type { BrowserContext, Page } from '@playwright/test';
import type { HidCollection } from '../../../../src/services/headset/hid';

/** A headset on the desk, as a test presses and sees it. */
export interface DeskHeadset {
  /** The headset sends a report: its id and bytes. */
  report(reportId: number, ...bytes: number[]): Promise<void>;
  /** The last report that it was sent, as its id and bytes. */
  lamps(): Promise<number[]>;
  unplug(): Promise<void>;
  plug(): Promise<void>;
}

interface InPage {
  report(reportId: number, bytes: number[]): void;
  lamps(): number[];
  setPlugged(isPlugged: boolean): void;
}

declare global {
  interface Window {
    headset: InPage;
  }
}

/** Runs in the page before anything of the console; stands alone, as only its own text gets there. */
function install({ collections, name }: { collections: readonly HidCollection[]; name: string }): void {
  const sent: number[][] = [];
  let isPlugged = true;
  class Device extends EventTarget {
    opened = false;
    productName = name;
    collections = collections;
    open(): Promise<void> {
      this.opened = true;
      return Promise.resolve();
    }
    close(): Promise<void> {
      this.opened = false;
      return Promise.resolve();
    }
    forget(): Promise<void> {
      sessionStorage.removeItem('headset-allowed');
      return Promise.resolve();
    }
    sendReport(reportId: number, data: Uint8Array): Promise<void> {
      if (!this.opened) return Promise.reject(new DOMException('Not open', 'InvalidStateError'));
      sent.push([reportId, ...data]);
      return Promise.resolve();
    }
  }
  const device = new Device();
  class Hid extends EventTarget {
    getDevices(): Promise<Device[]> {
      const isAllowed = sessionStorage.getItem('headset-allowed') !== null;
      return Promise.resolve(isAllowed && isPlugged ? [device] : []);
    }
    requestDevice(): Promise<Device[]> {
      if (!navigator.userActivation.isActive)
        return Promise.reject(new DOMException('Must be handling a user gesture', 'SecurityError'));
      sessionStorage.setItem('headset-allowed', 'yes');
      return Promise.resolve([device]);
    }
  }
  const hid = new Hid();
  Object.defineProperty(navigator, 'hid', { configurable: true, value: hid });
  window.headset = {
    report(reportId, bytes) {
      const data = new DataView(Uint8Array.from(bytes).buffer);
      device.dispatchEvent(Object.assign(new Event('inputreport'), { device, reportId, data }));
    },
    lamps: () => sent.at(-1) ?? [],
    setPlugged(next) {
      isPlugged = next;
      device.opened = false;
      hid.dispatchEvent(Object.assign(new Event(next ? 'connect' : 'disconnect'), { device }));
    },
  };
}

/**
 * Puts a headset of this shape on the desk of a browser profile. It is no device: a kernel without `uhid` has no virtual
 * one, and no browser has its own, so that the page's `navigator.hid` is replaced by one that behaves as the standard says.
 */
export async function putHeadset(
  context: BrowserContext,
  page: Page,
  collections: readonly HidCollection[],
): Promise<DeskHeadset> {
  await context.addInitScript(install, { collections, name: 'Evolve 65' });
  return {
    report: (reportId, ...bytes) =>
      page.evaluate(([id, data]) => window.headset.report(id, data), [reportId, bytes] as const),
    lamps: () => page.evaluate(() => window.headset.lamps()),
    unplug: () => page.evaluate(() => window.headset.setPlugged(false)),
    plug: () => page.evaluate(() => window.headset.setPlugged(true)),
  };
}

/** Takes WebHID away from a browser profile, as in one that does not have it. */
export async function withoutHeadsets(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'hid', { configurable: true, value: undefined });
  });
}
