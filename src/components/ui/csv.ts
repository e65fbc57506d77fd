import { unparse } from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula if a cell began with it, also in wide letters and in a second line. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Between cells stands what spreadsheets of the language read: where a comma is in numbers, none can be between. */
function delimiterOf(language: string): string {
  return language.startsWith('en') ? ',' : ';';
}

/**
 * Rows of words under their heads as a CSV file, as spreadsheets of a language (BCP 47 tag) read it. A cell that one
 * would calculate gets an apostrophe before it.
 */
export function csvText({ fields, data }: { fields: string[]; data: string[][] }, language: string): string {
  return (
    BYTE_ORDER_MARK +
    unparse({ fields, data }, { delimiter: delimiterOf(language), escapeFormulae: FORMULA, newline: '\r\n' })
  );
}
