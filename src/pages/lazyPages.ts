import { latePart } from '../components/intl/latePart';

/** The contacts, in a chunk with the edit dialog. */
export const ContactsPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
}));

/** The diagnostics, in a chunk of their own. */
export const DiagnosticsPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "diagnostics" */ './DiagnosticsPage')).DiagnosticsPage,
}));

/** The settings, which few open and nobody waits for. */
export const SettingsPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "settings-page" */ './SettingsPage')).SettingsPage,
}));

/** The pre-shift check, in the chunk of its sagas. */
export const SelfCheckPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "self-check" */ './SelfCheckPage')).SelfCheckPage,
}));

/** The call screen, with the screens of voice. */
export const CallPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './CallPage')).CallPage,
}));

/** The telephone's own page, in the same chunk. */
export const PhonePage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './PhonePage')).PhonePage,
}));

/** Conversations, dial pad and history in tabs, in the same chunk. */
export const MainPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './MainPage')).MainPage,
}));
