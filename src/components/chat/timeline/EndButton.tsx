import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';

/** Brings an agent who scrolled up to the newest messages, and says how many came meanwhile. */
export function EndButton({ newRows, onPress }: { newRows: number; onPress: () => void }): ReactNode {
  const t = useText();
  const words = newRows === 0 ? null : t('chat.newMessages', { count: newRows });
  return (
    <button
      type="button"
      className="button timeline__end"
      aria-label={words ?? t('chat.toEnd')}
      title={t('chat.toEnd')}
      onClick={onPress}
    >
      <Icon name="down" />
      {words}
    </button>
  );
}
