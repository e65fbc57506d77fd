const ANSWERED = /^(?:\s*(?:re|res|r)(?:\[\d+\])?\s*:)+\s*/iu;

const FORWARDED = /^(?:\s*(?:fw|fwd|enc|tr|rv)(?:\[\d+\])?\s*:)+\s*/iu;

/** The subject of an answer: "Re: " once, however often it went to and fro. */
export function answerSubject(subject: string): string {
  return `Re: ${subject.replace(ANSWERED, '').trim()}`.trim();
}

/** The subject of a mail that is handed on: "Fwd: " once. */
export function forwardSubject(subject: string): string {
  return `Fwd: ${subject.replace(FORWARDED, '').trim()}`.trim();
}
