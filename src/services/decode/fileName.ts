/** Marks that turn the direction of writing: `gpj.exe` would look like `exe.jpg`. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What would lead out of a folder, or what no disk takes. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Surrogate}]/gu;

/** Names that mean a device on some systems. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

const LONGEST = 150;

const EXTENSION = /\.[^.]{1,10}$/u;

const NAMELESS = 'file';

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const end = EXTENSION.exec(name)?.[0] ?? '';
  // A cut may leave half a character behind.
  return name.slice(0, LONGEST - end.length).replace(/\p{Surrogate}$/u, '') + end;
}

/** A file's name as it may be shown, and as it may be given to a file on the agent's disk. */
export function safeFileName(name: string): string {
  const fit = name
    .replace(TURNING, '')
    .replace(UNFIT, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const safe = DEVICE.test(fit) ? `_${fit}` : shortened(fit);
  return safe === '' ? NAMELESS : safe;
}
