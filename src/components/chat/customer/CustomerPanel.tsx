import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { CustomerContent } from './CustomerContent';
import './customer.css';

interface Props {
  conversationId: string;
  /** Over the conversation, where there is no room beside it. */
  isSheet: boolean;
  onClose: () => void;
}

/** The customer of a conversation: beside it, or in narrow windows over it, with the focus in it until it is left. */
export function CustomerPanel({ conversationId, isSheet, onClose }: Props): ReactNode {
  const t = useText();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSheet) close.current?.focus();
  }, [isSheet]);
  return (
    <aside
      className={isSheet ? 'customer customer--sheet' : 'customer'}
      role={isSheet ? 'dialog' : 'complementary'}
      aria-label={t('contact.data')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isSheet) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="customer__head">
        <h3 className="customer__title">
          <T id="contact.data" />
        </h3>
        <button
          ref={close}
          type="button"
          className="button button--quiet button--icon"
          aria-label={t('customer.hide')}
          title={t('customer.hide')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      </header>
      <CustomerContent conversationId={conversationId} />
    </aside>
  );
}
