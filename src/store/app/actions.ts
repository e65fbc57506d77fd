import type { Failure } from '../../lib/failure';
import { fact } from '../stamp';

/** A saga threw and was restarted. */
export const sagaFailed = fact('app/sagaFailed')<Failure & { saga: string }>();
/** A feature failed too often and stays off until a reload. */
export const featureLost = fact('app/featureLost')<{ feature: string }>();
/** The browser has a network again. */
export const cameOnline = fact('browser/cameOnline')();
/** The browser lost its network. */
export const wentOffline = fact('browser/wentOffline')();
/** The page can be seen. */
export const shown = fact('browser/shown')();
/** The page lies behind another one. */
export const hidden = fact('browser/hidden')();
/** The page is about to go: reload, close, navigation. */
export const pageHidden = fact('browser/pageHidden')();
/** The tab or window closes, as far as can be told: the page is neither loaded anew nor kept. */
export const pageClosed = fact('browser/pageClosed')();
/** Timers stood still: the machine slept. */
export const woke = fact('browser/woke')<{ sleptMs: number }>();
