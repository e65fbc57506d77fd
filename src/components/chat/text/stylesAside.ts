/** The attribute in which an element's style stands in HTML that was put aside. */
export const STYLE = 'data-mail-style';

/** Its sheets: an element that HTML reads just as `style`, and that means nothing. */
export const SHEETS = 'noframes[data-mail-sheet]';

const SHEET_TAG = /<(\/?)style(?=[\s/>])/giu;

const TAG = /<[a-z][^<>]*>/giu;

/**
 * HTML to be read, with its styles under names that mean nothing. Under their own the page's policy counts, and the
 * console of the browser tells, each of them as stopped, in whatever document they are read.
 */
export function withStylesAside(html: string): string {
  return html
    .replace(SHEET_TAG, (_all, slash: string) => (slash === '' ? '<noframes data-mail-sheet' : '</noframes'))
    .replace(TAG, (tag) => tag.replace(/(\s)style(?=\s*=)/giu, `$1${STYLE}`));
}
