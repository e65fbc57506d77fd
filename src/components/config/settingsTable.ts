import { namesOf } from '../../lib/records';
import type { Configuration, ConfigurationEdits } from '../../store/config/types';
import type { TextId } from '../intl/useText';

/** The parts of the settings, by the fragment of the address that leads to each. */
export type SectionId =
  | 'aparencia'
  | 'notificacoes'
  | 'audio'
  | 'atalhos'
  | 'mensagens'
  | 'servidor'
  | 'telefone'
  | 'integracao'
  | 'diagnostico';

/** What each part is called. */
export const SECTION_NAMES: Readonly<Record<SectionId, TextId>> = {
  aparencia: 'settings.section.appearance',
  notificacoes: 'settings.section.notifications',
  audio: 'settings.section.audio',
  atalhos: 'settings.section.shortcuts',
  mensagens: 'settings.section.messages',
  servidor: 'settings.section.server',
  telefone: 'settings.section.telephone',
  integracao: 'settings.section.integration',
  diagnostico: 'settings.section.diagnostics',
};

/** What everybody may set, and what asks for the right to edit the settings. */
export const SECTIONS = {
  personal: ['aparencia', 'notificacoes', 'audio', 'atalhos', 'mensagens'],
  administration: ['servidor', 'telefone', 'integracao', 'diagnostico'],
} as const satisfies Record<string, readonly SectionId[]>;

/** Where a setting stands, and what it is called there. */
interface Place {
  section: SectionId;
  name: TextId;
}

/** The place of every setting of this browser; one without a place does not compile. */
export const SETTINGS: Readonly<Record<keyof Configuration, Place>> = {
  server: { section: 'servidor', name: 'settings.server' },
  exchange: { section: 'servidor', name: 'settings.exchange' },
  language: { section: 'aparencia', name: 'settings.language' },
  webrtc: { section: 'telefone', name: 'settings.webrtc' },
  autoAnswer: { section: 'telefone', name: 'settings.autoAnswer' },
  mustClassifyCalls: { section: 'telefone', name: 'settings.mustClassifyCalls' },
  iceServers: { section: 'telefone', name: 'settings.iceServers' },
  relayOnly: { section: 'telefone', name: 'settings.relayOnly' },
  integrationUrl: { section: 'integracao', name: 'settings.integrationUrl' },
  integrationHeaders: { section: 'integracao', name: 'settings.integrationHeaders' },
  notifications: { section: 'notificacoes', name: 'settings.notifications' },
  notificationSound: { section: 'notificacoes', name: 'settings.notificationSound' },
  notificationRepeat: { section: 'notificacoes', name: 'settings.notificationRepeat' },
  notificationDesktop: { section: 'notificacoes', name: 'settings.notificationDesktop' },
  notificationContent: { section: 'notificacoes', name: 'settings.notificationContent' },
  waitingAmberMinutes: { section: 'mensagens', name: 'settings.waitingAmberMinutes' },
  undoSendSeconds: { section: 'mensagens', name: 'settings.undoSendSeconds' },
  waitingRedMinutes: { section: 'mensagens', name: 'settings.waitingRedMinutes' },
  opensNextWaiting: { section: 'mensagens', name: 'settings.opensNextWaiting' },
};

/** Which settings these are, in the order of the table. */
export function settingsIn(some: ConfigurationEdits): (keyof Configuration)[] {
  return namesOf(SETTINGS).filter((name) => some[name] !== undefined);
}
