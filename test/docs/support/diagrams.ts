import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A state diagram of the documents: its states, and its steps as `from --> to: label`. */
export interface Diagram {
  states: Set<string>;
  steps: Set<string>;
}

const BLOCK = /```mermaid\nstateDiagram-v2\n([^]*?)```/gu;

/** `[*]` is what is not there: before the first step, and after the last. */
const STEP = /^\s*(\w+|\[\*\]) --> (\w+|\[\*\]): (.+)$/u;

function diagramOf(block: string): Diagram {
  const lines = block.split('\n').flatMap((line) => STEP.exec(line) ?? []);
  const states = new Set<string>();
  const steps = new Set<string>();
  for (let at = 0; at < lines.length; at += 4) {
    const [from = '', to = '', labels = ''] = lines.slice(at + 1, at + 4);
    for (const state of [from, to]) if (state !== '[*]') states.add(state);
    for (const label of labels.split(', ')) steps.add(`${from} --> ${to}: ${label}`);
  }
  return { states, steps };
}

/** The state diagrams of a page in `docs`, in their order. */
export function diagramsIn(page: string): Diagram[] {
  const text = readFileSync(join(__dirname, '../../../docs', page), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, block = '']) => diagramOf(block));
}
