import { latePart } from '../components/intl/latePart';

/** The settings, which few open and nobody waits for. */
export const SettingsPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "settings-page" */ './SettingsPage')).SettingsPage,
}));
