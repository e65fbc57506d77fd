import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Sound of a page's call so far, by `getStats`. */
export interface Sound {
  /** packets */
  received: number;
  sent: number;
  /** as WebRTC counts it: squared amplitude (full scale 1) over seconds */
  heardEnergy: number;
  spokenEnergy: number;
  state: string;
}

/** What a page heard and sent within a while. */
export type SoundChange = Omit<Sound, 'state'>;

interface Report {
  type: string;
  packetsReceived?: number;
  packetsSent?: number;
  totalAudioEnergy?: number;
}

/** How many peer connections of calls are open; one that is kept ready for the next call does not count. */
export function openPeers(page: Page): Promise<number> {
  return page.evaluate(() => window.media.inCall().length);
}

/**
 * The sound of an open call of the page.
 * @param nth which of the open calls, oldest first; the newest unless told
 */
export async function soundOf(page: Page, nth = -1): Promise<Sound> {
  return page.evaluate(async (place) => {
    const peer = window.media.inCall().at(place);
    const sound = { received: 0, sent: 0, heardEnergy: 0, spokenEnergy: 0, state: 'none' };
    if (peer === undefined) return sound;
    sound.state = peer.connectionState;
    for (const report of (await peer.getStats()).values() as Iterable<Report>) {
      const { type, packetsReceived = 0, packetsSent = 0, totalAudioEnergy = 0 } = report;
      if (type === 'inbound-rtp') sound.received += packetsReceived;
      if (type === 'inbound-rtp') sound.heardEnergy += totalAudioEnergy;
      if (type === 'outbound-rtp') sound.sent += packetsSent;
      if (type === 'media-source') sound.spokenEnergy += totalAudioEnergy;
    }
    return sound;
  }, nth);
}

/** What comes and goes in an open call of the page within a while. */
export async function soundFor(page: Page, ms = 1_200, nth = -1): Promise<SoundChange> {
  const before = await soundOf(page, nth);
  await sleep(ms);
  const after = await soundOf(page, nth);
  return {
    received: after.received - before.received,
    sent: after.sent - before.sent,
    heardEnergy: after.heardEnergy - before.heardEnergy,
    spokenEnergy: after.spokenEnergy - before.spokenEnergy,
  };
}
