import { useMemo, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectMessages, selectMessagesComplete } from '../../../store/messages/selectors';
import { earlierRequested } from '../../../store/timeline/actions';
import {
  selectEarlier,
  selectEarlierMessages,
  selectEarlierProtocols,
} from '../../../store/timeline/selectors';
import { useToday } from '../../time/useNow';
import { InlineError, PaneSkeleton } from '../../ui/feedback';
import { T, useText } from '../../intl';
import { MediaScope } from '../timeline/attachments/MediaScope';
import { FileTile } from './FileTile';
import { filesOf } from './filesOf';
import './files.css';

/** What the files are of, so that nobody takes them for all that there ever were, and the way to earlier ones. */
function Coverage({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const earlier = useAppSelector((state) => selectEarlier(state, conversationId));
  const count = useAppSelector((state) => selectEarlierProtocols(state, conversationId).length);
  const isComplete = useAppSelector((state) => selectMessagesComplete(state, conversationId));
  const ask = () => request(earlierRequested({ conversationId }));
  const failure = earlier?.read.failure ?? null;
  const isReading = !isComplete || earlier?.read.status === 'loading';
  const mayAsk = isComplete && !isReading && failure === null && earlier?.isEnd !== true;
  return (
    <div className="files__coverage">
      <p>
        <T id="files.coverage" values={{ count }} />
      </p>
      {isReading && <PaneSkeleton rows={1} />}
      {failure !== null && <InlineError what="earlier.readFailed" failure={failure} onRetry={ask} />}
      {mayAsk && (
        <button type="button" className="button" onClick={ask}>
          <T id="files.earlier" />
        </button>
      )}
      {earlier?.isEnd === true && (
        <p>
          <T id={count > 0 ? 'earlier.end' : 'earlier.none'} />
        </p>
      )}
    </div>
  );
}

/** The files of a conversation and of those before it that were read, the latest first. */
export function CustomerFiles({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  const today = useToday();
  const messages = useAppSelector((state) => selectMessages(state, conversationId));
  const earlier = useAppSelector((state) => selectEarlierMessages(state, conversationId));
  const files = useMemo(() => filesOf([...earlier, ...messages]), [earlier, messages]);
  return (
    <MediaScope conversationId={conversationId}>
      {files.length === 0 ? (
        <p className="files__none">
          <T id="files.none" />
        </p>
      ) : (
        <ul role="list" className="files" aria-label={t('customer.files')}>
          {files.map((came) => (
            <FileTile key={came.key} came={came} today={today} />
          ))}
        </ul>
      )}
      <Coverage conversationId={conversationId} />
    </MediaScope>
  );
}
