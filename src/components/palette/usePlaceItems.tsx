import { useNavigate } from 'react-router-dom';
import { dialOpenRequested } from '../../store/calls/actions';
import { createOpenRequested, leaveRequested } from '../../store/conversations/actions';
import { settingsOpenRequested as devicesOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest, type RequestAction } from '../../store/hooks';
import { openRequested as scheduleOpenRequested } from '../../store/schedule/actions';
import { selectSchedule } from '../../store/schedule/selectors';
import { doNotDisturbRequested } from '../../store/softphone/actions';
import { selectDoNotDisturb, selectHasTelephone, selectHasVoice } from '../../store/softphone/selectors';
import { drawerToggleRequested, overlayRequested, unreadOnlyRequested } from '../../store/ui/actions';
import { selectUnreadOnly } from '../../store/ui/selectors';
import { Icon, type IconName } from '../ui/icons/Icon';
import { useText, type TextId } from '../intl';
import type { ShortcutId } from '../shortcuts/registry';
import type { PaletteItem } from './items';

const PAGES: readonly { to: string; name: TextId; icon: IconName }[] = [
  { to: '/home', name: 'nav.conversations', icon: 'chat' },
  { to: '/historico', name: 'nav.history', icon: 'past' },
  { to: '/contatos', name: 'nav.contacts', icon: 'person' },
  { to: '/configuracoes', name: 'login.settings', icon: 'settings' },
  { to: '/verificacao', name: 'selfCheck.title', icon: 'checks' },
  { to: '/diagnostico', name: 'diagnostics.title', icon: 'search' },
];

const PHONE = { to: '/phone', name: 'nav.phone', icon: 'voice' } as const;

/** The pages, as the main entries lead to them, and the pre-shift check and the diagnostics, which have no entry. */
export function usePageItems(): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const navigate = useNavigate();
  const hasTelephone = useAppSelector(selectHasTelephone);
  return [...PAGES, ...(hasTelephone ? [PHONE] : [])].map(({ to, name, icon }) => ({
    id: `page:${to}`,
    group: 'pages',
    label: t(name),
    icon: <Icon name={icon} />,
    run: () => {
      request(leaveRequested());
      void navigate(to);
    },
  }));
}

const NOBODY = { name: '', contactId: null };

/** What can be begun or opened from anywhere, for those who may. */
export function useToolItems(keysOf: (id: ShortcutId) => string | null): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const hasVoice = useAppSelector(selectHasVoice);
  const doNotDisturb = useAppSelector(selectDoNotDisturb);
  const { isReady: isAgendaReady } = useAppSelector(selectSchedule);
  const unreadOnly = useAppSelector(selectUnreadOnly);
  const items: PaletteItem[] = [];

  function offer(name: TextId, icon: IconName, make: () => RequestAction, keys: string | null = null): void {
    const run = () => request(make());
    items.push({ id: `tool:${name}`, group: 'tools', label: t(name), icon: <Icon name={icon} />, keys, run });
  }

  offer('create.email', 'email', () => createOpenRequested({ kind: 'email', address: '', ...NOBODY }));
  offer('create.whatsapp', 'whatsapp', () =>
    createOpenRequested({ kind: 'whatsapp', address: '', ...NOBODY }),
  );
  if (hasTelephone) {
    offer('dial.open', 'voice', () => dialOpenRequested({ number: '', name: null, contactId: null }));
    if (isAgendaReady)
      offer('call.schedule', 'agenda', () => scheduleOpenRequested({ number: '', ...NOBODY }));
  }
  if (hasVoice) {
    offer('devices.title', 'headset', () => devicesOpenRequested());
    offer(doNotDisturb ? 'softphone.disturb' : 'softphone.doNotDisturb', 'ban', () =>
      doNotDisturbRequested({ on: !doNotDisturb }),
    );
  }
  const filter = unreadOnly ? 'conversations.showAll' : 'conversations.unreadOnly';
  offer(filter, 'filter', () => unreadOnlyRequested({ unreadOnly: !unreadOnly }));
  offer('figures.title', 'checks', () => overlayRequested({ overlay: 'dayStats' }));
  offer('statusMenu.shortcuts', 'lines', () => overlayRequested({ overlay: 'shortcuts' }), keysOf('sheet'));
  offer('agent.menu', 'more', () => drawerToggleRequested());
  return items;
}
