import { useState, type ReactNode } from 'react';
import { dismissRequested, saveRequested } from '../../store/classification/actions';
import { selectClassificationSoFar, selectClassifyDialog } from '../../store/classification/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { customerName, protocolOf } from '../conversations/customer';
import { useLast } from '../ui/dialog/useLast';
import { T } from '../intl';
import { ClassifyFrame } from './ClassifyFrame';
import { useClassifyForm } from './useClassifyForm';

type Dialog = NonNullable<ReturnType<typeof selectClassifyDialog>>;

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

interface Props {
  dialog: Dialog;
  isOpen: boolean;
  afterClose: () => void;
}

function Classify({ dialog, isOpen, afterClose }: Props): ReactNode {
  const request = useRequest();
  const { conversationId, saving, failure } = dialog;
  const queue = useAppSelector((state) => selectConversation(state, conversationId)?.queue ?? '');
  // The end of the conversation forgets it while the dialog still closes.
  const soFar = useLast(useAppSelector((state) => selectClassificationSoFar(state, conversationId)));
  const form = useClassifyForm(
    ({ classificationId, subclassificationId, notes }) =>
      request(saveRequested({ conversationId, classificationId, subclassificationId, notes })),
    failure,
    soFar ?? {},
    conversationId,
  );
  return (
    <ClassifyFrame
      isOpen={isOpen}
      form={form}
      subject={conversationId}
      queue={queue}
      failure={failure}
      afterClose={afterClose}
      about={<About dialog={dialog} />}
      isModal={dialog.endsAfter}
      isSaving={saving}
      // A conversation that is taken from the agent closes it unsaved.
      forgetsItself={!saving}
      onLeave={() => request(dismissRequested())}
    />
  );
}

/** Classifies a conversation, beginning with how it is classified; with `endsAfter` it stands between the agent and the end (spec 1 §4). */
export function ClassifyDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const open = useAppSelector(selectClassifyDialog);
  const dialog = useLast(open);
  const [opening, setOpening] = useState(0);
  if (dialog === null) return null;
  return (
    <Classify
      key={`${dialog.conversationId} ${opening}`}
      dialog={dialog}
      isOpen={open !== null}
      afterClose={() => {
        setOpening((before) => before + 1);
        afterClose();
      }}
    />
  );
}
