import type { ContentBlock, ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import { pictureAddress } from '../rich/address';
import { VIDEO_SIGN } from '../rich/blockHtml';
import { entityOf } from './convert';

interface Props {
  block: ContentBlock;
  contentState: ContentState;
}

/** A picture or video where it is written; a video is the link that a mail has of it. */
function Atomic({ block, contentState }: Props): ReactNode {
  const key: unknown = block.getEntityAt(0);
  const found = typeof key === 'string' ? contentState.getEntity(key) : null;
  const entity = found === null ? null : entityOf(found.getType(), found.getData());
  if (entity?.type === 'VIDEO')
    return (
      <span className="editor__video" title={entity.data.href}>
        {VIDEO_SIGN}
        {entity.data.title}
      </span>
    );
  if (entity?.type !== 'IMAGE') return null;
  const { src, alt, width } = entity.data;
  const address = pictureAddress(src);
  if (address === null) return null;
  return <img className="editor__image" src={address} alt={alt} width={width} referrerPolicy="no-referrer" />;
}

/** How blocks are drawn that have no text. */
export function drawBlock(block: ContentBlock): { component: typeof Atomic; editable: false } | null {
  return block.getType() === 'atomic' ? { component: Atomic, editable: false } : null;
}
