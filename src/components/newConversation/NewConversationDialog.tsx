import { Button } from 'antd';
import type { ReactNode } from 'react';
import { createCloseRequested } from '../../store/conversations/actions';
import { selectCreation, type Creation } from '../../store/conversations/createSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { beginSubject } from '../../lib/formKeys';
import type { HeldElsewhere } from '../../store/conversations/types';
import { FormDialog } from '../ui/dialog/FormDialog';
import { KeptNote } from '../ui/dialog/KeptNote';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { useLast } from '../ui/dialog/useLast';
import { T, useText, type TextId } from '../intl';
import { protocolOf } from '../conversations/customer';
import { InlineError } from '../ui/feedback';
import { NewConversationFields } from './NewConversationFields';
import { BEGUN, useNewConversation } from './useNewConversation';
import '../config/settings.css';
import './newConversation.css';

function wordsFor({ agent, queue }: HeldElsewhere): TextId {
  if (agent === null) return queue === null ? 'create.waiting' : 'create.waitingInQueue';
  return queue === null ? 'create.elsewhere' : 'create.elsewhereInQueue';
}

/** Why the conversation did not begin; of one that is somebody else's, where it is. */
function CreateFailure({ creation: { elsewhere, failure } }: { creation: Creation }): ReactNode {
  const t = useText();
  if (failure === null) return null;
  if (elsewhere === null) return <InlineError what="create.failed" failure={failure} />;
  const { agent, conversationId, queue } = elsewhere;
  const message = t(wordsFor(elsewhere), {
    protocol: protocolOf(conversationId),
    agent: agent ?? '',
    queue: queue ?? '',
  });
  return <InlineError what="create.failed" failure={{ code: failure.code, message }} />;
}

function Form({ creation }: { creation: Creation }): ReactNode {
  const form = useNewConversation(creation);
  const { isSaving } = creation;
  return (
    <form
      className="new-conversation"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) form.submit();
      }}
    >
      <KeptNote kept={form.kept} />
      <NewConversationFields form={form} />
      <CreateFailure creation={creation} />
      <div className="dialog__buttons">
        <LeaveButton />
        <Button type="primary" htmlType="submit" loading={isSaving}>
          <T id="create.start" />
        </Button>
      </div>
    </form>
  );
}

/** The first field that waits to be filled in. */
function firstEmpty(body: HTMLElement): HTMLElement | undefined {
  const fields = [...body.querySelectorAll('input')];
  return fields.find(({ value }) => value === '') ?? fields[0];
}

/**
 * Novo e-mail and Novo WhatsApp (spec 1 §2). The dialog keeps what was typed until the conversation is there; the
 * request itself is frozen at the click.
 */
export function NewConversationDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const open = useAppSelector(selectCreation);
  const creation = useLast(open);
  if (creation === null) return null;
  return (
    <FormDialog
      isOpen={open !== null}
      title={<T id={`create.${creation.kind}`} />}
      onLeave={() => request(createCloseRequested())}
      keeps={BEGUN.keyOf(beginSubject(creation))}
      isUnderWay={creation.isSaving}
      // Another one that began, or a queue that was left, closes it unsaved.
      forgetsItself={!creation.isSaving}
      first={firstEmpty}
      afterClose={afterClose}
    >
      <Form key={beginSubject(creation)} creation={creation} />
    </FormDialog>
  );
}
