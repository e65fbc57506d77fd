/** How the console names what an agent recorded: a made-up id (spec 1 §4). */
const VOICE_NOTE = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\.mpeg$/u;

/** Whether these words are only the file name of a recording, which says nothing to a reader. */
export function isVoiceNote(text: string): boolean {
  return VOICE_NOTE.test(text);
}
