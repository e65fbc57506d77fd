import { latePart } from '../components/intl/latePart';

/** The diagnostics, in a chunk of their own. */
export const DiagnosticsPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "diagnostics" */ './DiagnosticsPage')).DiagnosticsPage,
}));
