const DIGITS = '0123456789*#ABCD';
const END_BIT = 0x80;

/** Reads keys out of RTP telephone events (RFC 4733). */
export interface DigitReader {
  /** The key that an event packet begins, or undefined while the same press goes on. */
  read(timestamp: number, payload: Buffer): string | undefined;
}

/** Makes the reader. All packets of one press carry its first timestamp; the end is sent three times. */
export function createDigitReader(): DigitReader {
  let last: number | undefined;
  return {
    read: (timestamp, payload) => {
      if (payload.length < 4 || timestamp === last) return undefined;
      last = timestamp;
      return DIGITS[payload.readUInt8(0)];
    },
  };
}

/** The payload of one telephone event packet: for endpoints that press keys. */
export function digitPayload(digit: string, duration: number, end: boolean): Buffer {
  const payload = Buffer.alloc(4);
  payload.writeUInt8(Math.max(0, DIGITS.indexOf(digit)), 0);
  payload.writeUInt8((end ? END_BIT : 0) | 10, 1);
  payload.writeUInt16BE(duration, 2);
  return payload;
}

/** The key in the body of an INFO of type application/dtmf-relay. */
export function digitOfInfo(body: string): string | undefined {
  return /Signal\s*=\s*([0-9*#A-D])/i.exec(body)?.[1]?.toUpperCase();
}
