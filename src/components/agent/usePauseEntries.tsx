import { pauseReasonsReadRequested, pauseRequested, unpauseRequested } from '../../store/agent/actions';
import { selectAgent, selectPauseChoices } from '../../store/agent/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectDroppedCount } from '../../store/wire/selectors';
import { useFailureText } from '../ui/feedback/failureText';
import { useText } from '../intl/useText';
import { Icon } from '../ui/icons/Icon';
import type { MenuEntry } from '../ui/menu/MenuPopup';
import { usePauseWord } from './useStatusWord';

/** The reasons to choose from, or why there are none; the current one is ticked (spec 1 §4: one at a time). */
export function usePauseEntries(): MenuEntry[] {
  const t = useText();
  const request = useRequest();
  const failureText = useFailureText();
  const pauseWord = usePauseWord();
  const { reasonsRead } = useAppSelector(selectAgent);
  const dropped = useAppSelector((state) => selectDroppedCount(state, { list: 'pauseReasons', of: null }));
  const entries: MenuEntry[] = useAppSelector(selectPauseChoices).map(({ reason, isPresent }) => {
    const icon = <Icon name="check" className={isPresent ? '' : 'pause-menu__unchecked'} />;
    const onChoose = () =>
      request(isPresent || reason === null ? unpauseRequested() : pauseRequested({ reason }));
    const label = pauseWord(reason);
    return { key: `reason:${reason ?? ''}`, label, icon, isPicked: isPresent, onChoose };
  });
  const said = (label: string) => {
    const note = { isOff: true, isNote: true, onChoose: () => undefined };
    return { key: `said:${label}`, label, ...note };
  };
  if (reasonsRead.status === 'failed' && reasonsRead.failure !== null) {
    const onChoose = () => request(pauseReasonsReadRequested());
    return [
      ...entries,
      said(failureText(reasonsRead.failure)),
      { key: 'retry', label: t('action.retry'), onChoose },
    ];
  }
  if (dropped > 0) return [...entries, said(t('feedback.droppedRows', { count: dropped }))];
  if (entries.length > 0) return entries;
  return [said(t(reasonsRead.status === 'loaded' ? 'agent.noReasons' : 'feedback.loading'))];
}
