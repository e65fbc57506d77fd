import { BASE, FONTS } from './formats';

/** How all text of a mail looks that the console wrote; such HTML is known by it when it comes back. */
export const OWN_STYLE = `font-family: ${FONTS[BASE.font]?.stack ?? ''}; font-size: ${BASE.size}px; line-height: 1.5`;
