/** Runs in the page: the sound of the console, as a test reaches it. */
import { isLive, peak, tone, watched } from './watchedBrowser';
import type { AudioEvent } from '../../../src/services/audio/audio';
import { createAudio } from '../../../src/services/audio/createAudio';

const events: AudioEvent[] = [];
const audio = createAudio({ page: window, clock: { now: () => Date.now() } });
const { report } = window as { report?: (kind: string) => void };

const rest = (ms: number) => new Promise((rested) => setTimeout(rested, ms));

/** Waits for what does not tell when it is there. @throws Error after 5 s */
async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 5_000;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`In vain: ${what}`);
    await rest(10);
  }
}

function nameOf(event: AudioEvent): string {
  if ('use' in event) return `${event.kind} ${event.use}`;
  return 'callId' in event && 'trouble' in event ? `${event.kind} ${event.trouble}` : event.kind;
}

/** Kinds of what happened since the last time, with use or trouble of a call; lists are left out. */
function heard(): string[] {
  return events
    .splice(0)
    .filter(({ kind }) => kind !== 'listed')
    .map(nameOf);
}

/** The id of a device by its label. */
async function idOf(label: string): Promise<string> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.find((device) => device.label === label)?.deviceId ?? `no ${label}`;
}

const told = () => navigator.mediaDevices.dispatchEvent(new Event('devicechange'));

/** Pulls the plug, as the browser then behaves. */
function unplug(id: string): void {
  watched.unplugged.add(id);
  for (const { asked, stream } of watched.microphones) {
    if (asked === id) for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'));
  }
  told();
}

function plug(id: string): void {
  watched.unplugged.delete(id);
  told();
}

/** The devices that are open, as they were asked for. */
const open = () => watched.microphones.filter(isLive).map(({ asked }) => asked);

/** The elements that sound now, but for the moment of silence that finds out whether sound may be played. */
const sounding = () => watched.elements.filter(({ paused, duration }) => !paused && !(duration < 0.5));

const sound = { audio, watched, heard, idOf, unplug, plug, told, open, sounding, until, rest, peak, tone };

declare global {
  interface Window {
    sound: typeof sound;
  }
}

/** A page that comes up in the middle of a call: it was answered by itself, and another one rings. */
function comeUpBusy(): void {
  audio.ring('incoming');
  audio.ring('ringBack');
  void audio.openMicrophone('a').then((track) => {
    audio.play('a', track);
  });
}

window.sound = sound;
if (location.hash === '#busy') comeUpBusy();
audio.subscribe((event) => {
  events.push(event);
  report?.(event.kind);
});
