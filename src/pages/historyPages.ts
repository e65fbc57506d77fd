import { latePart } from '../components/intl/latePart';

/** The history, in a chunk of its own. */
export const HistoryPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "history" */ './HistoryPage')).HistoryPage,
}));
