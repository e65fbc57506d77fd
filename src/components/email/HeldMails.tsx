import type { ReactNode } from 'react';
import { openRequested } from '../../store/conversations/actions';
import { selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { undoRequested } from '../../store/outbox/actions';
import { selectHeldMails } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { useGoHome } from '../calls/useGoHome';
import { T, useText } from '../intl';
import { useNow } from '../time/useNow';
import './heldMails.css';

function HeldMail({ item, seconds }: { item: OutboxItem; seconds: number }): ReactNode {
  const t = useText();
  const request = useRequest();
  const goHome = useGoHome();
  const selected = useAppSelector(selectSelectedId);
  const { clientMsgId, mail, target } = item;
  const subject = mail?.subject ?? '';

  function undo(): void {
    request(undoRequested({ clientMsgId }));
    goHome();
    const { conversationId } = target;
    if (selected !== conversationId) request(openRequested({ conversationId }));
  }

  return (
    <li className="held-mails__one">
      <span className="held-mails__words" dir="auto">
        {subject === '' ? t('answer.sendingBare') : t('answer.sending', { subject })}
      </span>
      {/* Read out every second it would be noise. */}
      <span className="tabular" aria-hidden>
        <T id="answer.secondsLeft" values={{ seconds }} />
      </span>
      <button type="button" className="button" onClick={undo}>
        <T id="answer.undoSend" />
      </button>
    </li>
  );
}

/** Mails that were sent and have not left, with the way to take each back while that is possible. */
function List({ items }: { items: readonly OutboxItem[] }): ReactNode {
  const t = useText();
  const now = useNow();
  // The clock of the page may have beaten last before the mail was sent.
  const rows = items.flatMap((item) => {
    const { createdAt, heldUntil } = item;
    if (heldUntil === undefined || heldUntil === null || now >= heldUntil) return [];
    return [{ item, seconds: Math.ceil((heldUntil - Math.max(now, createdAt)) / 1000) }];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="held-mails__list" aria-label={t('answer.sendingList')}>
      {rows.map((row) => (
        <HeldMail key={row.item.clientMsgId} {...row} />
      ))}
    </ul>
  );
}

/** A bar over the screen, whatever is open, for as long as a mail can be taken back. */
export function HeldMails(): ReactNode {
  const items = useAppSelector(selectHeldMails);
  return (
    <div className="held-mails" role="status">
      {items.length > 0 && <List items={items} />}
    </div>
  );
}
