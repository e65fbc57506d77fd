import type { Rule } from 'eslint';

/** The part of typescript-eslint's parser services that tells the type of a node. */
interface TypeLookup {
  getTypeAtLocation(node: Rule.Node): { getSymbol(): { name: string } | undefined };
}

function knowsTypes(services: unknown): services is TypeLookup {
  return typeof services === 'object' && services !== null && 'getTypeAtLocation' in services;
}

/**
 * A call that makes a generator and drops it: the saga it stands for never runs. Sees by type, so it
 * also catches sagas of our own and effects under another name. Silent where types are not known.
 */
export const noDroppedGenerator: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { dropped: 'This generator is made and never run: write yield* before it.' },
  },
  create(context) {
    const services: unknown = context.sourceCode.parserServices;
    if (!knowsTypes(services)) return {};
    return {
      'ExpressionStatement > CallExpression'(node: Rule.Node) {
        const symbol = services.getTypeAtLocation(node).getSymbol();
        if (symbol?.name === 'Generator') context.report({ node, messageId: 'dropped' });
      },
    };
  },
};
