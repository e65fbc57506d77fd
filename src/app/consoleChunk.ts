import { lazyPart } from '../components/ui/feedback/lazyPart';

const load = () => import(/* webpackChunkName: "console" */ './ConsolePage');

/** Everything behind the login, in a chunk of its own. */
export const ConsolePage = lazyPart(async () => ({ default: (await load()).ConsolePage }));

/** Fetches the console ahead of its use; a failure shows when it is really needed. */
export function preloadConsole(): void {
  load().catch(() => undefined);
}
