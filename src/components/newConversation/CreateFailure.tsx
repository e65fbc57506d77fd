import type { ReactNode } from 'react';
import type { Creation } from '../../store/conversations/createSelectors';
import type { HeldElsewhere } from '../../store/conversations/types';
import { protocolOf } from '../conversations/customer';
import { InlineError } from '../ui/feedback';
import { useText, type TextId } from '../intl';

function wordsFor({ agent, queue }: HeldElsewhere): TextId {
  if (agent === null) return queue === null ? 'create.waiting' : 'create.waitingInQueue';
  return queue === null ? 'create.elsewhere' : 'create.elsewhereInQueue';
}

/** Why the conversation did not begin; of one that is somebody else's, where it is. */
export function CreateFailure({ creation: { elsewhere, failure } }: { creation: Creation }): ReactNode {
  const t = useText();
  if (failure === null) return null;
  if (elsewhere === null) return <InlineError what="create.failed" failure={failure} />;
  const { agent, conversationId, queue } = elsewhere;
  const message = t(wordsFor(elsewhere), {
    ...{ protocol: protocolOf(conversationId), agent: agent ?? '', queue: queue ?? '' },
  });
  return <InlineError what="create.failed" failure={{ code: failure.code, message }} />;
}
