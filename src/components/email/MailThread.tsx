import type { ReactNode } from 'react';
import type { Folds, ThreadMail } from '../chat/timeline/useFolds';
import { T } from '../intl';
import './email.css';

interface Props {
  mails: readonly ThreadMail[];
  onFold: Folds['setFolded'];
}

/** How many mails a conversation has, and the way to unfold all of them, or to fold them again. */
export function MailThread({ mails, onFold }: Props): ReactNode {
  const isAnyFolded = mails.some(({ isFolded }) => isFolded);
  const ids = mails.map(({ id }) => id);
  return (
    <div className="mail-thread">
      <span>
        <T id="mail.count" values={{ count: mails.length }} />
      </span>
      <button
        type="button"
        className="button button--quiet mail__more"
        onClick={() => onFold(ids, !isAnyFolded)}
      >
        <T id={isAnyFolded ? 'mail.expandAll' : 'mail.collapseAll'} />
      </button>
    </div>
  );
}
