import type { Page } from '@playwright/test';

/** Pulls a microphone out, as the browser then behaves: it is listed no more, and its tracks end. */
export async function unplug(page: Page, label: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { mediaDevices } = navigator;
    const device = (await mediaDevices.enumerateDevices()).find((one) => one.label === name);
    if (device === undefined) throw new Error(`No ${name}`);
    window.media.unplugged.push(device.deviceId);
    for (const track of window.media.microphones) {
      if (track.readyState !== 'live' || track.label !== name) continue;
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
    mediaDevices.dispatchEvent(new Event('devicechange'));
  }, label);
}

/** Puts all devices back. */
export async function plugIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.media.unplugged = [];
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
}
