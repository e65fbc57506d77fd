import type { ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { attachOpenRequested } from '../../../store/outbox/actions';
import { useToast } from '../../ui/feedback';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { useChosenFile } from './useChosenFile';
import { useFileDrop } from './useFileDrop';
import './attach.css';

interface Props {
  conversationId: string;
  /** The name of the section: who the conversation is with. */
  label: string;
  /** Whether files can be sent here. */
  takesFiles: boolean;
  children: ReactNode;
}

/** A conversation on which files may be dropped or pasted: the first one opens the attach dialog with it. */
export function DropArea({ conversationId, label, takesFiles, children }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const show = useToast();
  const choose = useChosenFile();
  const attach = (file: File) => request(attachOpenRequested({ conversationId, file: choose(file) }));
  const { isOver, handlers } = useFileDrop(takesFiles ? attach : null, () =>
    show(t('attach.folder'), 'error'),
  );
  return (
    <section className="chat" aria-label={label} {...handlers}>
      {children}
      {isOver && (
        <div className="drop-hint" aria-hidden>
          <Icon name="clip" />
          <T id="attach.dropHere" />
        </div>
      )}
    </section>
  );
}
