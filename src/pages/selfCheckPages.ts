import { lazyPart } from '../components/ui/feedback/lazyPart';

/** The pre-shift check, in the chunk of its sagas. */
export const SelfCheckPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "self-check" */ './SelfCheckPage')).SelfCheckPage,
}));
