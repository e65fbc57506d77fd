import type { Chime } from '../../services/notifications/chime';
import type { Desktop, DesktopEvent } from '../../services/notifications/desktop';
import * as notifications from '../../store/notifications/actions';
import type { StampedAction } from '../../store/stamp';
import { actionsOf } from '../channels/pump';

function factOf(happening: DesktopEvent): StampedAction {
  switch (happening.kind) {
    case 'clicked':
      return notifications.clicked({ conversationId: happening.conversationId });
    case 'permission':
      return notifications.permissionReported({ permission: happening.permission });
  }
}

/** What happens to notices and to their sound. */
export function happenings(desktop: Desktop, chime: Chime) {
  return actionsOf((emit) => {
    const leaveDesktop = desktop.subscribe((happening) => {
      emit(factOf(happening));
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
