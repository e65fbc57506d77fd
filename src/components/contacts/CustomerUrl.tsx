import { useEffect, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { urlNoticeDismissRequested, urlOpenRequested } from '../../store/contacts/actions';
import { selectContactUrl, selectIsUrlBlocked } from '../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectShortcutKeys } from '../../store/ui/selectors';
import { openModal } from '../shortcuts/modal';
import { IconButton } from '../ui/IconButton';
import { TAKES_LETTERS } from '../ui/dialog/focusFirst';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { isFunctionKey, isKeyOf } from './shortcutKey';

interface Props {
  conversationId: string;
}

function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null;
}

/** The agent's own key opens the customer's page; where letters have another meaning only a key that writes none does. */
function useUrlShortcut(conversationId: string): void {
  const request = useRequest();
  const isTurnedOff = useAppSelector((state) => selectShortcutKeys(state)['customerUrl'] === null);
  const given = useAppSelector(selectUser)?.urlShortcutKey ?? null;
  const keyCode = isTurnedOff ? null : given;
  useEffect(() => {
    if (keyCode === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat;
      if (!isPlain || !isKeyOf(event, keyCode)) return;
      if (openModal() !== null || (takesLetters(event.target) && !isFunctionKey(keyCode))) return;
      event.preventDefault();
      request(urlOpenRequested({ conversationId }));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [conversationId, keyCode, request]);
}

/** The customer's page beside a conversation: its key, and a link where the browser did not let it open by itself. */
export function CustomerUrl({ conversationId }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const isBlocked = useAppSelector((state) => selectIsUrlBlocked(state, conversationId));
  const url = useAppSelector((state) => selectContactUrl(state, conversationId));
  useUrlShortcut(conversationId);
  if (!isBlocked || url === null) return null;
  const dismiss = () => request(urlNoticeDismissRequested());
  return (
    <div className="chat__bar" role="alert">
      <Icon name="alert" />
      <p className="chat__bar-text">
        <T id="contact.urlBlocked" />
      </p>
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={dismiss}>
        <T id="contact.openUrl" />
      </a>
      <IconButton label={t('action.close')} onClick={dismiss}>
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}
