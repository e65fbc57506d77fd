import { pauseRequested, unpauseRequested } from '../../store/agent/actions';
import { selectPauseChoices } from '../../store/agent/selectors';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { switchRequested } from '../../store/queues/actions';
import { selectIsInSomeQueues } from '../../store/queues/choiceSelectors';
import { selectQueueSwitches } from '../../store/queues/selectors';
import { Icon } from '../ui/icons/Icon';
import { usePauseWord } from '../agent/useStatusWord';
import { useText } from '../intl';
import type { PaletteItem } from './items';

/** The pause reasons: one begins a pause, the present one ends it (spec 1 §4). */
export function usePauseItems(): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const pauseWord = usePauseWord();
  return useAppSelector(selectPauseChoices).map(({ reason, isPresent }) => ({
    id: `pause:${reason ?? ''}`,
    group: 'pause',
    label: t(isPresent ? 'palette.unpause' : 'palette.pause', { reason: pauseWord(reason) }),
    icon: <Icon name={isPresent ? 'check' : 'ban'} />,
    run: () => request(isPresent || reason === null ? unpauseRequested() : pauseRequested({ reason })),
  }));
}

/** The agent's queues to join and leave: each in mode F, else all at once (spec 1 §4). */
export function useQueueItems(): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const isPerQueue = useAppSelector(selectUser)?.queueMode === 'perQueue';
  const switches = useAppSelector(selectQueueSwitches);
  const single = {
    name: t('queues.single'),
    queues: switches.map(({ queue }) => queue),
    isOn: switches.some(({ isOn }) => isOn),
  };
  const isInSome = useAppSelector(selectIsInSomeQueues);
  const others = switches.filter(({ isOn }) => !isOn).map(({ queue }) => queue);
  const each = switches.map(({ queue, isOn }) => ({ name: queue, queues: [queue], isOn }));
  const rows = isPerQueue ? each : [single].filter(({ queues }) => queues.length > 0);
  const items = rows.map(({ name, queues, isOn }): PaletteItem => ({
    id: `queue:${name}`,
    group: 'queues',
    label: t(isOn ? 'palette.leave' : 'palette.join', { queue: name }),
    icon: <Icon name={isOn ? 'door' : 'give'} />,
    run: () => request(switchRequested({ queues, joined: !isOn })),
  }));
  if (isPerQueue || !isInSome) return items;
  const all: PaletteItem = {
    id: 'queues:all',
    group: 'queues',
    label: t('queues.joinAll'),
    icon: <Icon name="give" />,
    run: () => request(switchRequested({ queues: others, joined: true })),
  };
  return [...items, all];
}
