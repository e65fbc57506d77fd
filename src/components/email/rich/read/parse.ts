import DOMPurify from 'dompurify';
import { STYLE, withStylesAside } from '../../../chat/text/stylesAside';
import { ATTRIBUTES, TAGS, UNREAD } from '../../mailPolicy';

/** Addresses are looked at again, each by what it is for; here it is enough that none runs a program. */
const ADDRESSES = /^(?:(?:https?|mailto|tel|cid):|data:image\/|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/iu;

/** An element's style, as it was written. */
export function styleOf(element: Element): string {
  return element.getAttribute(STYLE) ?? element.getAttribute('style') ?? '';
}

/**
 * HTML as nodes of a document that fetches nothing and runs nothing, without what no mail may have. Styles stand as
 * they were: they are only read.
 */
export function parseHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(withStylesAside(html), {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES, 'hidden', STYLE],
    FORBID_CONTENTS: [...UNREAD],
    // It is no address, whatever it looks like.
    ADD_URI_SAFE_ATTR: [STYLE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  });
}
