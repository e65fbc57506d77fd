import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectConversation } from '../../../../store/conversations/selectors';
import type { Conversation } from '../../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { closeRequested, readRequested } from '../../../../store/cannedReplies/actions';
import { selectRepliesFor, selectTemplates } from '../../../../store/cannedReplies/selectors';
import { KeptNote } from '../../../ui/dialog/KeptNote';
import { LeaveButton } from '../../../ui/dialog/LeaveButton';
import { useLast } from '../../../ui/dialog/useLast';
import { DroppedRows, EmptyState, InlineError, PaneSkeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icons/Icon';
import { FormPopover } from '../../../ui/popover/FormPopover';
import { T, useText } from '../../../intl';
import { TemplateFields } from './TemplateFields';
import { TEMPLATE, useTemplateForm } from './useTemplateForm';
import '../../../config/settings.css';
import './template.css';

function Form({ conversation }: { conversation: Conversation }): ReactNode {
  const request = useRequest();
  const t = useText();
  const { queue } = conversation;
  const { items, read } = useAppSelector((state) => selectTemplates(state, queue));
  const form = useTemplateForm(conversation, items);
  const isEmpty = items.length === 0 && read.status === 'loaded';
  return (
    <form
      className="template"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <KeptNote kept={form.kept} />
      {read.failure !== null && (
        <InlineError
          what="template.readFailed"
          failure={read.failure}
          onRetry={() => request(readRequested({ kind: 'templates', queue }))}
        />
      )}
      {items.length === 0 && read.status === 'loading' && <PaneSkeleton rows={2} />}
      {isEmpty && <EmptyState icon={<Icon name="file" />} title={t('template.none')} />}
      <DroppedRows list="templates" of={queue} />
      {items.length > 0 && <TemplateFields form={form} templates={items} />}
      <div className="dialog__buttons">
        <LeaveButton />
        <Button type="primary" htmlType="submit" disabled={items.length === 0}>
          <T id="chat.send" />
        </Button>
      </div>
    </form>
  );
}

/** Chooses, fills in and sends a template (spec 1 §5), above the composer; what was sent is a bubble at once. */
export function TemplateDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const openId = useAppSelector((state) => selectRepliesFor(state, 'templates'));
  const conversation = useLast(
    useAppSelector((state) => (openId === null ? null : (selectConversation(state, openId) ?? null))),
  );
  return (
    <FormPopover
      isOpen={openId !== null}
      title={<T id="template.title" />}
      name="template"
      align="start"
      onLeave={() => request(closeRequested())}
      keeps={conversation === null ? null : TEMPLATE.keyOf(conversation.id)}
      // Another conversation on the screen closes it.
      forgetsItself
      afterClose={afterClose}
    >
      {conversation !== null && <Form key={conversation.id} conversation={conversation} />}
    </FormPopover>
  );
}
