/** A channel to the browser's other tabs; null where it refuses one (site data blocked, a frame of another site). */
export function openChannel(page: Window & typeof globalThis, name: string): BroadcastChannel | null {
  try {
    return new page.BroadcastChannel(name);
  } catch {
    return null;
  }
}
