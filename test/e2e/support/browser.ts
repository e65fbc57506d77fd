import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../../scripts/ensureChromium';

/** Quiet, without a profile of its own to look after; `--no-sandbox` lets it run as root in a container. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A microphone that beeps, given without asking, and calls over loopback. */
export const VOICE_FLAGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];

/**
 * Starts the installed Chromium without a window.
 * @param more flags of this browser alone
 * @throws Error when there is none
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed: see the README, "Tests"');
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...more] });
}
