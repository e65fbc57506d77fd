import { stringify } from 'yaml';
import { asyncApiDocument } from './asyncapi';
import { openApiDocument } from './openapi';

const HEAD = '# Made by `npm run contract`; README.md beside this file says how to read it.\n';

function yamlOf(document: Record<string, unknown>): string {
  return HEAD + stringify(document, { lineWidth: 110, aliasDuplicateObjects: false, compat: 'yaml-1.1' });
}

/** The published documents, by path from the project’s root, as they should stand there. */
export function contractFiles(): Record<string, string> {
  return {
    'docs/contract/openapi.yaml': yamlOf(openApiDocument()),
    'docs/contract/asyncapi.yaml': yamlOf(asyncApiDocument()),
  };
}
