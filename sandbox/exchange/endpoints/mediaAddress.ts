/**
 * The address of this machine that sound is sent from and to: loopback, unless the environment names another in
 * SANDBOX_MEDIA_ADDRESS. Firefox has no sound on loopback: its own candidates are never of it, and it pairs none of its
 * other ones with one that is.
 */
export function mediaAddress(): string {
  return process.env['SANDBOX_MEDIA_ADDRESS'] ?? '127.0.0.1';
}
