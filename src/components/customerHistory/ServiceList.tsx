import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, type ReactNode } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { useRowHeight } from '../appearance/useRowHeight';
import { useText } from '../intl';
import { ServiceLine } from './ServiceLine';

interface Props {
  conversations: readonly Conversation[];
  onChoose: (conversation: Conversation) => void;
}

/** A customer's services, the newest first; only those in view are in the document. */
export function ServiceList({ conversations, onChoose }: Props): ReactNode {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRowHeight('service');
  const virtual = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => conversations[index]?.id ?? index, [conversations]),
    overscan: 6,
  });
  return (
    <div ref={scroller} className="services">
      <ul role="list" aria-label={t('last.title')} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const conversation = conversations[index];
          return conversation === undefined ? null : (
            <li
              key={key}
              className="services__item"
              aria-setsize={conversations.length}
              aria-posinset={index + 1}
              style={{ height, transform: `translateY(${start}px)` }}
            >
              <button type="button" className="service" onClick={() => onChoose(conversation)}>
                <ServiceLine conversation={conversation} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
