import type { Body } from 'sip.js/lib/core/index.js';

/** A session description as the body of a message. */
export function sdpBody(content: string): Body {
  return { contentDisposition: 'session', contentType: 'application/sdp', content };
}

/** Any other content. */
export function plainBody(contentType: string, content: string): Body {
  return { contentDisposition: 'render', contentType, content };
}
