import type { Configuration } from './types';

/**
 * What a browser begins with; the deployment suggests the addresses. A setting that is newer than what a browser kept
 * begins like this there, too.
 */
export const DEFAULT_CONFIGURATION: Configuration = {
  server: '',
  exchange: '',
  language: 'pt_BR',
  webrtc: true,
  integrationHeaders: [],
  notifications: true,
  notificationSound: true,
  notificationDesktop: true,
  notificationContent: true,
  notificationRepeat: true,
  mustClassifyCalls: false,
  autoAnswer: false,
  integrationUrl: '',
  iceServers: [],
  relayOnly: false,
};
