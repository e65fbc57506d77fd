import type { ReactNode } from 'react';
import { T } from '../../intl';
import type { TextId } from '../../intl';
import { ChatActions } from './ChatActions';
import './composer.css';

interface Props {
  conversationId: string;
  note: TextId;
  /** Whether the conversation is the agent's to act on. */
  hasActions: boolean;
}

/** Stands where the composer of a channel will be that this version only shows. */
export function LaterNote({ conversationId, note, hasActions }: Props): ReactNode {
  return (
    <div className="composer">
      <div className="composer__line composer__line--note">
        {hasActions && <ChatActions conversationId={conversationId} />}
        <p className="composer__hint">
          <T id={note} />
        </p>
      </div>
    </div>
  );
}
