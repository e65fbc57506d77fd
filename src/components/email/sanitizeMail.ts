import DOMPurify from 'dompurify';
import { parseUrl } from '../../lib/parseUrl';
import { attachmentKind } from '../chat/timeline/attachments/fileType';
import { SHEETS, STYLE, withStylesAside } from '../chat/text/stylesAside';
import { reachOf, withoutControls, type Files } from './addresses';
import { cleanDeclarations, cleanSheet, type Reach } from './cleanCss';
import { ATTRIBUTES, GROUND, TAGS, UNREAD } from './mailPolicy';

const WEB = /^https?:\/\//iu;
const MAIL = /^mailto:[^?\s]+@[^?\s]+/iu;
const TELEPHONE = /^tel:\+?[\d().%-]{3,30}/iu;

/** Many programs write the spaces of a subject as they are. */
function mailLinkOf(href: string): string | null {
  const text = withoutControls(href).replaceAll(' ', '%20');
  return MAIL.test(text) ? text : null;
}

/** Where a link of a mail may lead: to the web, to an address or a number; null otherwise. */
function linkOf(href: string): string | null {
  if (/^\s*mailto:/iu.test(href)) return mailLinkOf(href);
  const text = withoutControls(href);
  const url = WEB.test(text) ? parseUrl(text) : null;
  if (url !== null) return url.href;
  const number = text.replaceAll(' ', '');
  return TELEPHONE.test(number) ? number : null;
}

/** Makes a link one that opens a tab of its own and tells it nothing; one that leads elsewhere is no link any more. */
function sanitizeLink(link: Element): void {
  const href = linkOf(link.getAttribute('href') ?? '');
  if (href === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  // Words may say another address than the one that it leads to.
  link.setAttribute('title', WEB.test(href) ? new URL(href).host : href);
}

/** How a body is made harmless. */
export interface MailOptions extends Files {
  /** Remote images are fetched; else they are left out and counted. */
  allowImages: boolean;
}

/** What a mail says of all that is in it. */
export interface Ground {
  /** Declarations: its colours, its background and its letters. */
  style: string;
  dir: 'ltr' | 'rtl' | null;
}

/** A body that may be put into the mail's frame. */
export interface CleanMail {
  /** Its nodes. Styles stand in `data-style`: as attributes the page's policy would not let them count. */
  body: DocumentFragment;
  ground: Ground;
  /** Its sheets, as one. */
  css: string;
  /** How many remote images it has: left out, or fetched where they are allowed. */
  remote: number;
  /** The message's files that the body shows itself: pictures that browsers draw, and not as a ground. */
  shownPaths: ReadonlySet<string>;
}

/** Schemes that attributes may begin with, and all that is no address; what leads somewhere is looked at again. */
const ADDRESSES = /^(?:(?:https?|mailto|tel|cid):|data:image\/|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/iu;

/** Null: of a body that no document can hold, as a set of frames. */
function parse(html: string): DocumentFragment | null {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES, STYLE],
    // It is no address, whatever it looks like.
    ADD_URI_SAFE_ATTR: [STYLE],
    FORBID_CONTENTS: [...UNREAD],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  });
}

function sheetsOf(source: Document): string {
  return [...source.querySelectorAll(SHEETS)].map(({ textContent }) => textContent).join('\n');
}

/** Before styles, HTML knew colours without their sign. */
const UNSIGNED = /^\s*(?=(?:[\da-f]{3}){1,2}\s*$)/iu;

function groundOf({ body }: Document, reach: Reach): Ground {
  const said = (name: string) => body.getAttribute(name) ?? '';
  const colour = (name: string) => said(name).replace(UNSIGNED, '#');
  const styles = [
    `background-color: ${colour('bgcolor')}`,
    `color: ${colour('text')}`,
    said('background') === '' ? '' : `background-image: url("${said('background').trim()}")`,
    said(STYLE),
  ].map((style) => cleanDeclarations(style, reach, GROUND));
  const dir = said('dir').toLowerCase();
  return {
    style: styles.filter((style) => style !== '').join('; '),
    dir: dir === 'rtl' || dir === 'ltr' ? dir : null,
  };
}

function takeOff(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  element.removeAttribute(name);
  return value;
}

function addStyle(element: Element, style: string): void {
  const styles = [element.getAttribute('data-style') ?? '', style].filter((text) => text !== '');
  if (styles.length > 0) element.setAttribute('data-style', styles.join('; '));
}

function sanitizePicture(img: Element, reach: Reach): void {
  const srcset = takeOff(img, 'srcset')?.trim().split(/\s+/u)[0];
  const src = takeOff(img, 'src') ?? srcset ?? null;
  const address = src === null ? null : reach(src);
  if (address === null) img.setAttribute('data-left-out', '');
  else img.setAttribute('src', address);
}

function sanitizeElement(element: Element, reach: Reach, reachPicture: Reach): void {
  for (const name of [STYLE, 'style'])
    addStyle(element, cleanDeclarations(takeOff(element, name) ?? '', reach));
  const background = takeOff(element, 'background')?.trim() ?? '';
  if (background !== '')
    addStyle(element, cleanDeclarations(`background-image: url("${background}")`, reach));
  if (element.localName === 'img') sanitizePicture(element, reachPicture);
  else {
    element.removeAttribute('src');
    element.removeAttribute('srcset');
  }
  if (element.localName === 'a') sanitizeLink(element);
  else element.removeAttribute('href');
}

/**
 * A mail's HTML as nodes that can do nothing, fetch nothing unasked and lead only where links may (design, "E-mail
 * bodies"); null where it cannot be made so, and only its text may be shown.
 */
export function sanitizeMail(html: string, { allowImages, ...files }: MailOptions): CleanMail | null {
  const shownPaths = new Set<string>();
  let remote = 0;
  const reach: Reach = (address) => {
    const reached = reachOf(address, files);
    if (reached.kind === 'nothing') return null;
    if (reached.kind === 'own') return reached.address;
    remote += 1;
    return allowImages ? reached.address : null;
  };
  const reachPicture: Reach = (address) => {
    const reached = reachOf(address, files);
    const path = reached.kind === 'own' ? reached.path : null;
    const file = files.attachments.find((one) => one.path === path);
    if (path !== null && file !== undefined && attachmentKind(file) === 'picture') shownPaths.add(path);
    return reach(address);
  };
  const aside = withStylesAside(html);
  const body = parse(aside);
  if (body === null) return null;
  for (const element of body.querySelectorAll('*')) sanitizeElement(element, reach, reachPicture);
  // Nothing of it is fetched or run here.
  const source = new DOMParser().parseFromString(aside, 'text/html');
  const css = cleanSheet(sheetsOf(source), reach);
  const ground = groundOf(source, reach);
  return { body, ground, css, remote, shownPaths };
}
