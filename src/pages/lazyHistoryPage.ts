import { latePart } from '../components/intl/latePart';

/** The history, in a chunk of its own; apart from the other pages, since one of them shows it too. */
export const HistoryPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "history" */ './HistoryPage')).HistoryPage,
}));
