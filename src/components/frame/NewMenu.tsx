import type { ReactNode } from 'react';
import { dialOpenRequested } from '../../store/calls/actions';
import { createOpenRequested } from '../../store/conversations/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { openRequested as scheduleOpenRequested } from '../../store/schedule/actions';
import { selectHasSchedule, selectSchedule } from '../../store/schedule/selectors';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { Icon } from '../ui/icons/Icon';
import { ActionMenu } from '../ui/menu/ActionMenu';
import type { MenuEntry } from '../ui/menu/MenuPopup';

const NOBODY = { name: '', address: '', contactId: null };

function useNewEntries(): MenuEntry[] {
  const t = useText();
  const request = useRequest();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const hasSchedule = useAppSelector(selectHasSchedule);
  const { isReady } = useAppSelector(selectSchedule);
  const entries: MenuEntry[] = (['whatsapp', 'email'] as const).map((kind) => ({
    key: kind,
    label: t(`create.${kind}`),
    icon: <Icon name={kind} />,
    onChoose: () => request(createOpenRequested({ kind, ...NOBODY })),
  }));
  if (hasTelephone)
    entries.push({
      key: 'dial',
      label: t('dial.open'),
      icon: <Icon name="voice" />,
      onChoose: () => request(dialOpenRequested({ number: '', name: null, contactId: null })),
    });
  if (hasSchedule)
    entries.push({
      key: 'schedule',
      label: t('call.schedule'),
      icon: <Icon name="agenda" />,
      isOff: !isReady,
      onChoose: () => request(scheduleOpenRequested({ number: '', name: '', contactId: null })),
    });
  return entries;
}

/** What an agent can begin from anywhere, with nobody in particular yet; each entry shows for those who may. */
export function NewMenu(): ReactNode {
  const t = useText();
  return (
    <ActionMenu
      label={t('frame.new')}
      className="button button--primary title-bar__new"
      entries={useNewEntries()}
    >
      <Icon name="plus" />
      <span className="title-bar__new-word">
        <T id="frame.new" />
      </span>
      <Icon name="unfold" className="title-bar__new-arrow" />
    </ActionMenu>
  );
}
