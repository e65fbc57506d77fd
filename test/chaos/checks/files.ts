import { createHash } from 'node:crypto';
import type { Ledger } from '../ledger';
import type { Findings } from './findings';
import { whereabouts } from './whereabouts';

/** Every file that was sent is at the centre byte for byte. */
export async function checkFiles(findings: Findings, ledger: Ledger, api: number): Promise<string[]> {
  const find = whereabouts(findings);
  const problems: string[] = [];
  for (const piece of ledger.pieces()) {
    const [place] = find(piece).stored;
    if (piece.digest === null || place === undefined) continue;
    const files = place.message.queueAnexos ?? [];
    const [file, ...more] =
      piece.kind === 'enclosure' ? files.filter(({ filename }) => filename.includes(piece.mark)) : files;
    if (file === undefined || more.length > 0) {
      problems.push(`FILE: ${piece.mark} is a message without its file`);
      continue;
    }
    const answer = await fetch(`http://127.0.0.1:${String(api)}${file.caminho}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest !== piece.digest) problems.push(`FILE: ${piece.mark} has ${String(bytes.length)} other bytes`);
  }
  return problems;
}
