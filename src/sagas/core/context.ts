import type { AgendaServices } from '../../services/agenda/agendaServices';
import type { Sender } from '../../services/realtime/commands';
import type { NotificationServices } from '../../services/notifications/notificationServices';
import type { Services } from '../../services/services';
import type { VoiceServices } from '../../services/voiceServices';
import { selectUser } from '../../store/auth/selectors';
import { getContext, select, type SagaGenerator } from './effects';

/** The handles to the world, from the context that the boot or a test set. */
export function* services(): SagaGenerator<Services> {
  return yield* getContext<Services>('services');
}

/** The handles of voice; only what runs below the voice feature has them. */
export function* voiceServices(): SagaGenerator<VoiceServices> {
  return yield* getContext<VoiceServices>('voiceServices');
}

/** The handles of notices. */
export function* notificationServices(): SagaGenerator<NotificationServices> {
  return yield* getContext<NotificationServices>('notificationServices');
}

/** The handles of what is kept in this browser: agenda, notes, missed calls, forms. */
export function* agendaServices(): SagaGenerator<AgendaServices> {
  return yield* getContext<AgendaServices>('agendaServices');
}

/** Who asks, as every command to the server says (contract §1). Throws when nobody is signed in. */
export function* currentSender(): SagaGenerator<Sender> {
  const user = yield* select(selectUser);
  if (user === null) throw new Error('Nobody is signed in');
  return { name: user.fullName, extension: user.extension };
}
