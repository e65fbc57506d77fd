import type { RichEntity } from '../../../lib/richContent';
import { linkAddress, pictureAddress, videoAddress } from './address';

/** An entity with addresses that a mail may have; null when there is none, or it has none without them. */
export function checkedEntity(entity: RichEntity | undefined): RichEntity | null {
  switch (entity?.type) {
    case 'LINK': {
      const href = linkAddress(entity.data.href);
      return href === null ? null : { ...entity, data: { href } };
    }
    case 'IMAGE': {
      const { href, ...data } = entity.data;
      const src = pictureAddress(data.src);
      const target = href === undefined ? null : linkAddress(href);
      if (src === null) return null;
      return { ...entity, data: { ...data, src, ...(target === null ? {} : { href: target }) } };
    }
    case 'VIDEO': {
      const href = videoAddress(entity.data.href);
      return href === null ? null : { ...entity, data: { ...entity.data, href } };
    }
    case undefined:
      return null;
  }
}
