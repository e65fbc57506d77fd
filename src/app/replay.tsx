import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { ThemeRoot } from '../components/appearance/ThemeRoot';
import { AllWords, IntlRoot } from '../components/intl';
import { preferredLanguage } from '../components/intl/languages';
import type { Opening } from '../components/replay/engine';
import { ReplayPage } from '../pages/ReplayPage';
import { readableState } from '../store/actionLog/readableState';
import { readLog } from '../store/actionLog/readLog';
import { createReplayStore, walk } from '../store/actionLog/replayStore';
import { standingOf } from '../store/actionLog/standing';
import { replayLog } from '../store/actionLog/timeline';
import { createStore } from '../store/createStore';
import { domainReducers, rootReducer } from '../store/rootReducer';
import { ReplayScreens } from './replayScreens';

function hearersOf(type: string): string[] {
  return Object.entries(domainReducers).flatMap(([domain, { hears }]) => (hears(type) ? [domain] : []));
}

function openLog(text: string): Opening {
  const reading = readLog(text);
  if (!reading.ok) return reading;
  const timeline = replayLog(reading.log);
  const store = createReplayStore(timeline);
  return {
    ok: true,
    replay: {
      timeline,
      stateAt: (position) => readableState(timeline.stateAt(position)),
      stateBefore: (position) => readableState(timeline.stateBefore(position)),
      hearersOf,
      standingBefore: (position, kind, id) => standingOf(timeline.stateBefore(position), kind, id),
      moved: (from, to) => walk(store, timeline, from, to),
      Screens: ({ position }) => <ReplayScreens timeline={timeline} position={position} />,
    },
  };
}

/** Opens the replay page: the store's reducers and components, no persistence, saga or service. */
export function openReplay(root: HTMLElement): void {
  // Only for the looks of the page itself; each opened log gets a store of its own.
  const store = createStore({ reducer: rootReducer, middleware: [], checks: false });
  // A developer's browser says which language the page has: there is no configuration here.
  const language = preferredLanguage(navigator.languages) ?? 'eng_US';
  createRoot(root).render(
    <Provider store={store}>
      <ThemeRoot>
        <IntlRoot language={language}>
          <AllWords>
            <ReplayPage open={openLog} />
          </AllWords>
        </IntlRoot>
      </ThemeRoot>
    </Provider>,
  );
}
