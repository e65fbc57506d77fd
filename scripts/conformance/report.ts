import { VERDICTS, type Finding } from './findings';
import type { Report } from './run';

const WIDTH = 110;
const FEATURE_WIDTH = 20;
const VERDICT_WIDTH = 23;
const INDENT = ' '.repeat(4);

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > WIDTH - INDENT.length) {
      lines.push(line);
      line = `  ${word}`;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function rowsOf({ details, feature, verdict }: Finding): string[] {
  const [first = '', ...rest] = details;
  const head = `${feature.padEnd(FEATURE_WIDTH)}${verdict.padEnd(VERDICT_WIDTH)}`;
  const isShort = rest.length === 0 && head.length + first.length <= WIDTH;
  if (isShort) return [`${head}${first}`.trimEnd()];
  return [head.trimEnd(), ...details.flatMap(wrapped).map((line) => `${INDENT}${line}`)];
}

function totals(findings: readonly Finding[]): string {
  const counts = VERDICTS.map(
    (verdict) => [verdict, findings.filter((one) => one.verdict === verdict).length] as const,
  );
  return counts
    .flatMap(([verdict, count]) => (count === 0 ? [] : [`${verdict}: ${String(count)}`]))
    .join(', ');
}

/** The findings as a table for the terminal. */
export function tableOf({ findings, server, usable }: Report): string {
  const verdict = usable
    ? 'The console can be used with this server.'
    : 'The console cannot be used with this server.';
  return [server, '', ...findings.flatMap(rowsOf), '', totals(findings), verdict].join('\n');
}

/** The same for machines. */
export function jsonOf(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
