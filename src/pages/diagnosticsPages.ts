import { lazyPart } from '../components/ui/feedback/lazyPart';

/** The diagnostics, in a chunk of their own. */
export const DiagnosticsPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "diagnostics" */ './DiagnosticsPage')).DiagnosticsPage,
}));
