import type { SandboxOptions } from '../../../../sandbox/options';
import { startWorld, type World } from '../../support/world';

/** Flags of a browser with a microphone that beeps, given without asking, and calls over loopback. */
export const VOICE_FLAGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];

/** Starts a world with a telephone exchange, and a browser with a microphone. */
export function startVoiceWorld(options: Partial<SandboxOptions> = {}): Promise<World> {
  return startWorld({ sipPort: 0, ...options }, VOICE_FLAGS);
}
