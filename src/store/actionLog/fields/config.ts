import type { Configuration } from '../../config/types';
import type { FieldRules } from './fieldRules';

/** The address of a customer's own system may carry a key of that system, and so may a header. */
export const configurationFields = {
  server: 'keep',
  exchange: 'keep',
  language: 'keep',
  webrtc: 'keep',
  integrationHeaders: 'mask',
  notifications: 'keep',
  notificationSound: 'keep',
  notificationDesktop: 'keep',
  notificationContent: 'keep',
  notificationRepeat: 'keep',
  mustClassifyCalls: 'keep',
  autoAnswer: 'keep',
  integrationUrl: 'mask',
  iceServers: 'mask',
  relayOnly: 'keep',
  waitingAmberMinutes: 'keep',
  waitingRedMinutes: 'keep',
  opensNextWaiting: 'keep',
  undoSendSeconds: 'keep',
} as const satisfies FieldRules<Configuration>;
