import { lazyPart } from '../components/ui/feedback/lazyPart';

/** The history, in a chunk of its own. */
export const HistoryPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "history" */ './HistoryPage')).HistoryPage,
}));
