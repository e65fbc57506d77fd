import { awaitedPart } from '../components/ui/feedback/awaitedPart';

const load = () => import(/* webpackChunkName: "console" */ './ConsolePage');

/** Everything behind the login, in a chunk of its own. */
export const { Part: ConsolePage, preload: preloadConsole } = awaitedPart(async () => ({
  default: (await load()).ConsolePage,
}));
