import { CompositeDecorator, type ContentBlock, type ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import { entityOf } from './convert';

interface LinkProps {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}

function hrefOf(contentState: ContentState, entityKey: string): string {
  const entity = contentState.getEntity(entityKey);
  const link = entityOf(entity.getType(), entity.getData());
  return link?.type === 'LINK' ? link.data.href : '';
}

function Link({ contentState, entityKey, children }: LinkProps): ReactNode {
  const href = hrefOf(contentState, entityKey);
  // What is written is not followed: a click sets the caret.
  return (
    <a className="editor__link" href={href} title={href} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

function findLinks(
  block: ContentBlock,
  found: (from: number, to: number) => void,
  state: ContentState,
): void {
  block.findEntityRanges((character) => {
    const key: unknown = character.getEntity();
    return typeof key === 'string' && state.getEntity(key).getType() === 'LINK';
  }, found);
}

/** Draws links in what is written. */
export const decorator = new CompositeDecorator([{ strategy: findLinks, component: Link }]);
