import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that a summary shows: what failed at its head, what was expected and came at its end. */
const HEAD = 4;
const TAIL = 10;

/** What the summary shows of the message of a failed test, indented; colours, empty lines and libraries' frames are left out. */
export function failureExcerpt(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  const shown = lines.length <= HEAD + TAIL ? lines : [...lines.slice(0, HEAD), '…', ...lines.slice(-TAIL)];
  return shown.map((line) => `         ${line}`);
}
