import { useEffect, useRef, type ReactNode } from 'react';
import { selectOpenConversation } from '../../../store/conversations/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectListPinned } from '../../../store/ui/selectors';
import { OtherServices } from '../../conversations/OtherServices';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { PaneSeparator } from '../../ui/separator/PaneSeparator';
import { T, useText } from '../../intl';
import { CustomerTabs } from './CustomerTabs';
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
  // The whole list shows them itself.
  const isListPinned = useAppSelector(selectListPinned);
  const conversation = useAppSelector(selectOpenConversation);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSheet) close.current?.focus();
  }, [isSheet]);
  const Part = isSheet ? 'div' : 'aside';
  const panel = (
    <Part
      className={isSheet ? 'customer customer--sheet' : 'customer'}
      role={isSheet ? 'dialog' : undefined}
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
        <IconButton ref={close} label={t('customer.hide')} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </header>
      {conversation?.id === conversationId && <CustomerTabs conversation={conversation} />}
      {(isSheet || !isListPinned) && <OtherServices />}
    </Part>
  );
  if (isSheet) return panel;
  return (
    <>
      <PaneSeparator pane="customer" />
      {panel}
    </>
  );
}
