import type { Chime } from '../../services/notifications/chime';
import type { Desktop, DesktopEvent } from '../../services/notifications/desktop';
import * as notifications from '../../store/notifications/actions';
import type { StampedAction } from '../../store/stamp';
import { actionsOf } from '../channels/pump';

function factOf(event: DesktopEvent): StampedAction {
  switch (event.kind) {
    case 'clicked':
      return notifications.clicked({ conversationId: event.conversationId });
    case 'permission':
      return notifications.permissionReported({ permission: event.permission });
  }
}

/** Facts of notices and of their sound. */
export function noticeEvents(desktop: Desktop, chime: Chime) {
  return actionsOf((emit) => {
    const leaveDesktop = desktop.subscribe((event) => {
      emit(factOf(event));
    });
    const leaveChime = chime.subscribe((isLocked) => {
      emit(isLocked ? notifications.soundLocked() : notifications.soundUnlocked());
    });
    return () => {
      leaveDesktop();
      leaveChime();
    };
  });
}
