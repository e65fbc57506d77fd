import type { Browser, BrowserEvent } from '../../services/browser';
import * as app from '../../store/app/actions';
import { scriptFailed } from '../../store/page/actions';
import type { StampedAction } from '../../store/stamp';
import { longTaskMeasured, rejectionUnhandled } from '../../store/trace/actions';
import { services } from '../core/context';
import { call, put, type SagaGenerator } from '../core/effects';
import { actionsOf, pump } from './pump';

function factOf(event: BrowserEvent): StampedAction {
  switch (event.kind) {
    case 'online':
      return app.cameOnline();
    case 'offline':
      return app.wentOffline();
    case 'shown':
      return app.shown();
    case 'hidden':
      return app.hidden();
    case 'pageHidden':
      return app.pageHidden();
    case 'pageClosed':
      return app.pageClosed();
    case 'woke':
      return app.woke({ sleptMs: event.sleptMs });
    case 'scriptFailed':
      return scriptFailed({ ...event.error });
    case 'rejectionUnhandled':
      return rejectionUnhandled(event.error);
    case 'longTask':
      return longTaskMeasured({ ms: event.ms });
  }
}

function browserChannel(browser: Browser) {
  return actionsOf((emit) => browser.subscribe((event) => emit(factOf(event))));
}

/** Turns events of the page and its network into facts, beginning with their present state. */
export function* watchBrowser(): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const channel = browserChannel(browser);
  if (!browser.isOnline()) yield* put(app.wentOffline());
  if (!browser.isVisible()) yield* put(app.hidden());
  yield* call(pump, channel);
}
