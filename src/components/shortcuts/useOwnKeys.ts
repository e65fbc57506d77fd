import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { shortcutKeysRequested } from '../../store/ui/actions';
import { selectShortcutKeys } from '../../store/ui/selectors';
import type { ShortcutKeys } from '../../store/ui/types';

/** What the agent made of the shortcuts, and how to change it. */
export function useOwnKeys(): [own: ShortcutKeys, keep: (keys: ShortcutKeys) => void] {
  const request = useRequest();
  const own = useAppSelector(selectShortcutKeys);
  const agent = useAppSelector(selectUser)?.login ?? '';
  return [own, (keys) => request(shortcutKeysRequested({ agent, keys }))];
}
