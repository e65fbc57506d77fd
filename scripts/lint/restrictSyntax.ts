import type { Linter } from 'eslint';

/** A forbidden piece of syntax: an esquery selector and what to do instead. */
export interface Forbidden {
  selector: string;
  message: string;
}

const closures = 'Write closures: their functions are handed around without a receiver.';

const everywhere: Forbidden[] = [
  { selector: 'Property[method=true] ThisExpression', message: closures },
  {
    selector: "ClassDeclaration:not([superClass]) MethodDefinition[kind='method'] ThisExpression",
    message: closures,
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: one name for one thing, everywhere.',
  },
  {
    selector: "ExportSpecifier[exported.name='default']",
    message: 'Export by name: one name for one thing, everywhere.',
  },
];

/** `no-restricted-syntax` with the bans that hold everywhere and those of one layer. */
export function restrictSyntax(ofLayer: Forbidden[] = []): Linter.RulesRecord {
  return { 'no-restricted-syntax': ['error', ...everywhere, ...ofLayer] };
}
