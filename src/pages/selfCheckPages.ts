import { latePart } from '../components/intl/latePart';

/** The pre-shift check, in the chunk of its sagas. */
export const SelfCheckPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "self-check" */ './SelfCheckPage')).SelfCheckPage,
}));
