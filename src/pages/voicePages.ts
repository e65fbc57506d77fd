import { latePart } from '../components/intl/latePart';

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
