import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { startRequested } from '../../../store/recording/actions';
import { selectRecording } from '../../../store/recording/selectors';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';

/**
 * Begins a voice message for this conversation. While one is recorded here only its place stays, so that no
 * other button comes under the pointer; while one is recorded for another conversation it waits.
 */
export const RecordButton = memo(function RecordButton({
  conversationId,
  disabled,
}: {
  conversationId: string;
  disabled: boolean;
}): ReactNode {
  const t = useText();
  const request = useRequest();
  const button = useRef<HTMLButtonElement>(null);
  const recordedFor = useAppSelector((state) => selectRecording(state)?.conversationId ?? null);
  const isDiscarded = useAppSelector((state) => selectRecording(state)?.phase === 'discarded');
  const isHere = recordedFor === conversationId;
  const wasHere = useRef(false);

  useEffect(() => {
    // The recorder took the focus along when it went.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasHere.current && !isHere && isLost) button.current?.focus();
    wasHere.current = isHere;
  }, [isHere]);

  return (
    <IconButton
      ref={button}
      className={isHere && !isDiscarded ? 'composer__away' : undefined}
      label={t('chat.record')}
      disabled={disabled || (recordedFor !== null && !isDiscarded)}
      onClick={() => request(startRequested({ conversationId }))}
    >
      <Icon name="mic" />
    </IconButton>
  );
});
