import { lazyPart } from '../components/ui/feedback/lazyPart';

/** The call screen, with the screens of voice. */
export const CallPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './CallPage')).CallPage,
}));

/** The telephone's own page, in the same chunk. */
export const PhonePage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './PhonePage')).PhonePage,
}));

/** Conversations, dial pad and history in tabs, in the same chunk. */
export const MainPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './MainPage')).MainPage,
}));
