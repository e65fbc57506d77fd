import type { AppLink } from '../../lib/appLink';
import { dialOpenRequested } from '../../store/calls/actions';
import { offerRequested } from '../../store/telLinks/actions';
import { actionsOf, pump } from '../channels/pump';
import { services } from '../core/context';
import { call, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** The dial dialog with a number that a link named: it is never dialled but by the agent. */
function prefilled(number: string) {
  return dialOpenRequested({ number, name: null, contactId: null });
}

function* register(): SagaGenerator<void> {
  const { appLinks } = yield* call(services);
  yield* call(appLinks.register);
}

/** Opens the dial dialog for `tel:` links that lead to this page, or to another tab that handed them on. */
export function* watchTelLinks(): SagaGenerator<void> {
  const { appLinks, tabs } = yield* call(services);
  yield* takeEvery(offerRequested, guarded('telLinks', register));
  const channel = actionsOf((emit) => {
    const dial = (link: AppLink) => {
      if (link.kind === 'dial') emit(prefilled(link.number));
    };
    const ends = [
      appLinks.subscribe(['dial'], dial),
      tabs.subscribe((word) => {
        if (typeof word === 'object') dial(word.follow);
      }),
    ];
    return () => ends.forEach((end) => end());
  });
  yield* call(pump, channel);
}
