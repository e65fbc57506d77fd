import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { selectOpenConversation } from '../../../store/conversations/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectListPinned } from '../../../store/ui/selectors';
import { OtherConversations } from '../../conversations/OtherConversations';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { PaneSeparator } from '../../ui/separator/PaneSeparator';
import { ErrorBoundary, PaneSkeleton } from '../../ui/feedback';
import { T, useText } from '../../intl';
import { latePart } from '../../intl/latePart';
import './customer.css';

const load = () => import(/* webpackChunkName: "customer" */ './CustomerTabs');

const CustomerTabs = latePart(async () => ({ default: (await load()).CustomerTabs }));

/** Fetches what the panel shows before anybody opens it. */
export function usePanelPreload(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}

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
      {conversation?.id === conversationId && (
        <ErrorBoundary>
          <Suspense fallback={<PaneSkeleton rows={5} />}>
            <CustomerTabs conversation={conversation} />
          </Suspense>
        </ErrorBoundary>
      )}
      {(isSheet || !isListPinned) && <OtherConversations />}
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
