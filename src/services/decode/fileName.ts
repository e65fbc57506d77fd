/** Marks that turn the direction of writing: `gpj.exe` would look like `exe.jpg`. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What would lead out of a folder, or what no disk takes. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Surrogate}]/gu;

/** Names that mean a device on some systems. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

const LONGEST = 150;

/** Of a longer name no more is looked at: what trims its ends would take minutes over a long row of dots. */
const LOOKED_AT = 1_000;

const EXTENSION = /\.[^.]{1,10}$/u;

const NAMELESS = 'file';

function shortened(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const end = EXTENSION.exec(name)?.[0] ?? '';
  // A cut may leave half a character behind.
  return name.slice(0, longest - end.length).replace(/\p{Surrogate}$/u, '') + end;
}

/** A file's name as it may be shown, and as it may be given to a file on the agent's disk. */
export function safeFileName(name: string): string {
  const whole = name.replace(TURNING, '').replace(UNFIT, '_');
  const fit = shortened(whole, LOOKED_AT).replace(/^[\s.]+|[\s.]+$/gu, '');
  const safe = DEVICE.test(fit) ? `_${fit}` : shortened(fit, LONGEST);
  return safe === '' ? NAMELESS : safe;
}
