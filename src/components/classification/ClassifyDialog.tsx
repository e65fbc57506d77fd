import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dismissRequested, saveRequested } from '../../store/classification/actions';
import { selectClassifyDialog } from '../../store/classification/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { customerName, protocolOf } from '../conversations/customer';
import { InlineError } from '../feedback';
import { T } from '../intl';
import { ClassifyFields } from './ClassifyFields';
import { useClassifyForm } from './useClassifyForm';
import '../config/settings.css';
import './classification.css';

type Dialog = NonNullable<ReturnType<typeof selectClassifyDialog>>;

/** The dialog's state; while it closes, still the last one. */
function useDialog(): { dialog: Dialog | null; isOpen: boolean } {
  const dialog = useAppSelector(selectClassifyDialog);
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  return { dialog: dialog ?? last, isOpen: dialog !== null };
}

function About({ dialog }: { dialog: Dialog }): ReactNode {
  const conversation = useAppSelector((state) => selectConversation(state, dialog.conversationId));
  return (
    <div className="dialog__text">
      {conversation !== undefined && (
        <p>
          <T
            id="classify.conversation"
            values={{ protocol: protocolOf(conversation.id), name: customerName(conversation) }}
          />
        </p>
      )}
      {dialog.endsAfter && (
        <p>
          <T id="classify.endsAfter" />
        </p>
      )}
    </div>
  );
}

/** Classifies a conversation; with `endsAfter` it stands between the agent and the end (spec 1 §4). */
export function ClassifyDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const { dialog, isOpen } = useDialog();
  const id = dialog?.conversationId ?? '';
  const form = useClassifyForm(({ classificationId, subclassificationId, notes }) =>
    request(saveRequested({ conversationId: id, classificationId, subclassificationId, notes })),
  );
  const queue = useAppSelector((state) => selectConversation(state, id)?.queue ?? '');
  const isSaving = dialog?.saving === true;
  const leave = () => request(dismissRequested());
  return (
    <Modal
      open={isOpen}
      title={<T id="classify.title" />}
      width={480}
      centered
      destroyOnHidden
      closable={false}
      mask={{ closable: false }}
      keyboard={!isSaving}
      onCancel={leave}
      afterClose={() => {
        form.reset();
        afterClose();
      }}
      footer={
        <div className="dialog__buttons">
          <Button onClick={leave}>
            <T id="action.cancel" />
          </Button>
          <Button type="primary" loading={isSaving} onClick={form.save}>
            <T id="action.save" />
          </Button>
        </div>
      }
    >
      {dialog !== null && (
        <div className="classify">
          <About dialog={dialog} />
          <ClassifyFields form={form} queue={queue} />
          {dialog.failure !== null && <InlineError what="classify.saveFailed" failure={dialog.failure} />}
        </div>
      )}
    </Modal>
  );
}
