import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from '../../../scripts/ensureChromium';

/** A microphone that beeps, given without asking; sound without a click; calls over loopback. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
];

/** Starts the installed Chromium as a telephone. */
export async function openTelephoneBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  return chromium.launch({ executablePath, headless: true, args: FLAGS, handleSIGTERM: false });
}
