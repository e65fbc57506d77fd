/** The headers that challenge who asked (RFC 3261 §22.2, §22.3). */
const CHALLENGE = /^(?:www|proxy)-authenticate\s*:.*(?:\r\n[ \t].*)*\r\n/gim;

/** Whether SIP.js can answer a challenge: by MD5, which is also meant where no algorithm is named (RFC 7616 §3.3). */
function isAnswerable(header: string): boolean {
  const algorithm = /[\s,]algorithm\s*=\s*"?([^\s",]+)/i.exec(header)?.[1] ?? 'MD5';
  return /:\s*digest\s/i.test(header) && algorithm.toUpperCase() === 'MD5';
}

/**
 * A message that came, with the challenges alone that can be answered, if there is any (RFC 8760 §2.4): SIP.js reads only
 * the last one, and takes no message with one that it cannot read.
 */
export function withAnswerableChallenges(message: string): string {
  if (!/^SIP\/2\.0 40[17] /.test(message)) return message;
  const isChosen = message.match(CHALLENGE)?.some(isAnswerable) === true;
  return isChosen ? message.replace(CHALLENGE, (header) => (isAnswerable(header) ? header : '')) : message;
}
