import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const COST = 4096;
const LENGTH = 32;

/** Hash of a password as `salt:key` in hex (scrypt, N 4096: the sandbox's passwords are no secrets). */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, LENGTH, { N: COST }).toString('hex')}`;
}

/** Whether a password has this hash; compares in constant time. */
export function checkPassword(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split(':');
  const made = scryptSync(password, Buffer.from(salt, 'hex'), LENGTH, { N: COST });
  const kept = Buffer.from(key, 'hex');
  return made.length === kept.length && timingSafeEqual(made, kept);
}
