/** What the lazy chunk `conference` gives to the screens of calls. */
export { Conference } from './Conference';
export { ConferenceNews } from './ConferenceNews';
