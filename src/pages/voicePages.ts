import { lazy } from 'react';

/** The call screen, with the screens of voice. */
export const CallPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './CallPage')).CallPage,
}));

/** The telephone's own page, in the same chunk. */
export const PhonePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './PhonePage')).PhonePage,
}));
