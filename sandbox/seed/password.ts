import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** What a hash costs now: half a millisecond, since the sandbox's passwords are no secrets. */
const COST = 256;

/** What it cost before hashes named it. */
const FORMER_COST = 4096;

const LENGTH = 32;

/** Hash of a password as `cost:salt:key`, salt and key in hex (scrypt). */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, LENGTH, { N: COST });
  return `${String(COST)}:${salt.toString('hex')}:${key.toString('hex')}`;
}

/** A hash that no password has: a user who does not exist costs as much time as a wrong password. */
export const NO_PASSWORD = `${String(COST)}:${'00'.repeat(16)}:${'00'.repeat(LENGTH)}`;

/** Whether a password has this hash; compares in constant time. */
export function checkPassword(password: string, hash: string): boolean {
  const [key = '', salt = '', cost = FORMER_COST] = hash.split(':').reverse();
  const made = scryptSync(password, Buffer.from(salt, 'hex'), LENGTH, { N: Number(cost) });
  const kept = Buffer.from(key, 'hex');
  return made.length === kept.length && timingSafeEqual(made, kept);
}
