import type { ReactNode } from 'react';
import { selectClassified } from '../../../store/classification/selectors';
import { selectMustClassify } from '../../../store/conversations/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector } from '../../../store/hooks';
import { selectHasFailedSend } from '../../../store/messages/selectors';
import { useText } from '../../intl';
import { Icon } from '../../ui/icons/Icon';
import { DraftIcon } from '../DraftIcon';
import { UnreadBadge } from '../UnreadBadge';

/** Something of the agent's was not delivered there. */
function FailedMark({ id }: { id: string }): ReactNode {
  const t = useText();
  const hasFailed = useAppSelector((state) => selectHasFailedSend(state, id));
  return hasFailed && <Icon name="alert" label={t('conversations.failedSend')} className="row__failed" />;
}

/** It cannot end as it is: its queue requires a classification, and there is none. */
function UnclassifiedMark({ id }: { id: string }): ReactNode {
  const t = useText();
  const isOwed = useAppSelector(
    (state) => selectMustClassify(state, id) && selectClassified(state, id) === null,
  );
  return isOwed && <Icon name="tag" label={t('conversations.mustClassify')} className="row__unclassified" />;
}

/** What a row has to be looked at for. */
export function RowMarks({ conversation }: { conversation: Conversation }): ReactNode {
  const { id, unread } = conversation;
  return (
    <>
      <UnclassifiedMark id={id} />
      <DraftIcon conversationId={id} />
      <FailedMark id={id} />
      <UnreadBadge count={unread} isSilent />
    </>
  );
}
