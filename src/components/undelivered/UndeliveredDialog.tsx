import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectCreation } from '../../store/conversations/createSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectUndelivered } from '../../store/outbox/selectors';
import { overlayRequested } from '../../store/ui/actions';
import { T, useText } from '../intl';
import type { OverlayProps } from '../shortcuts/overlay';
import { FormDialog } from '../ui/dialog/FormDialog';
import { UndeliveredItem } from './UndeliveredItem';
import './undelivered.css';

const firstButton = (body: HTMLElement) => body.querySelector('button');

/**
 * Não entregues: what failed in conversations that are gone, until the agent sends it anew or discards it. It makes way for
 * the dialog in which a conversation begins, and comes back after it.
 */
export function UndeliveredDialog({ isOpen, afterClose }: OverlayProps): ReactNode {
  const request = useRequest();
  const t = useText();
  const items = useAppSelector(selectUndelivered);
  const isBeginning = useAppSelector(selectCreation) !== null;
  const leave = () => request(overlayRequested({ overlay: null }));
  return (
    <FormDialog
      isOpen={isOpen && !isBeginning}
      title={<T id="undelivered.title" />}
      width="wide"
      onLeave={leave}
      isMaskClosable
      first={firstButton}
      afterClose={() => {
        if (!isOpen) afterClose();
      }}
      footer={
        <Button type="primary" onClick={leave}>
          <T id="action.close" />
        </Button>
      }
    >
      <p className="undelivered__hint" role="status">
        <T id={items.length === 0 ? 'undelivered.none' : 'undelivered.hint'} />
      </p>
      <ul className="undelivered" role="list" aria-label={t('undelivered.title')}>
        {items.map((item) => (
          <UndeliveredItem key={item.clientMsgId} item={item} />
        ))}
      </ul>
    </FormDialog>
  );
}
