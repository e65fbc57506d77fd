import { buffers, eventChannel } from 'redux-saga';
import type { AppLink } from '../../lib/appLink';
import type { Services } from '../../services/services';
import { createOpenRequested } from '../../store/conversations/actions';
import { services } from '../core/context';
import { call, put, take, type SagaGenerator } from '../core/effects';

const KINDS = ['email', 'whatsapp', 'history'] as const satisfies readonly AppLink['kind'][];

/** The links that lead to this page, or to another tab that handed them on; the telephone follows its own. */
function linkChannel({ appLinks, tabs }: Pick<Services, 'appLinks' | 'tabs'>) {
  return eventChannel<AppLink>((emit) => {
    const ends = [
      appLinks.subscribe(KINDS, emit),
      tabs.subscribe((word) => {
        if (typeof word === 'object') emit(word.follow);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, buffers.expanding());
}

/** Begins a conversation with whom a link named, in the dialog: nothing goes out but by the agent. */
export function* watchAppLinks(): SagaGenerator<void> {
  const { appLinks, tabs } = yield* call(services);
  const links = linkChannel({ appLinks, tabs });
  try {
    while (true) {
      const link = yield* take(links);
      if (link.kind === 'history') appLinks.showHistory();
      if (link.kind !== 'email' && link.kind !== 'whatsapp') continue;
      yield* put(createOpenRequested({ ...link, name: '', contactId: null }));
    }
  } finally {
    links.close();
  }
}
