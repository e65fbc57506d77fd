const LOCAL = ['http://localhost:*', 'http://127.0.0.1:*'].join(' ');
const LOCAL_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*'].join(' ');

/** The console's content policy, with the nonce that this response's styles carry. */
export function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Remote pictures of e-mails, which are fetched only where the agent allowed it: their frame inherits this.
    `img-src 'self' data: blob: https: ${LOCAL}`,
    `media-src 'self' data: blob: ${LOCAL}`,
    `connect-src 'self' ${LOCAL} ${LOCAL_SOCKETS}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
