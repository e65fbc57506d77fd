import { configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { App as AntdApp, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Announcer, Toasts } from '../../src/components/ui/feedback';
import { HandlesContext } from '../../src/components/handles';
import { IntlLanguage } from '../../src/components/intl';
import type { Language } from '../../src/store/config/types';
import { createStore, type AppStore } from '../../src/store/createStore';
import { rootReducer } from '../../src/store/rootReducer';
import english from '../../src/locales/eng_US.json';
import portuguese from '../../src/locales/pt_BR.json';
import spanish from '../../src/locales/es_cl.json';
import { createTestHandles, type TestHandles } from './testHandles';

// A lazy chunk takes its first seconds to compile.
configure({ asyncUtilTimeout: 10_000 });

const MESSAGES = { pt_BR: portuguese, es_cl: spanish, eng_US: english };

/** What a component test may choose. */
export interface Options {
  /** Facts that happened before the component shows. */
  facts?: UnknownAction[];
  /** The address; `/home` unless told. */
  route?: string;
  language?: Language;
  /** For tests with jest's fake timers: how user-event lets time pass. */
  advanceTimers?: (ms: number) => void;
}

/** What a component test works with, beside what Testing Library's `render` gives. */
export interface Rendered extends RenderResult {
  store: AppStore;
  /** Every action since the component showed, in order. */
  dispatched: UnknownAction[];
  handles: TestHandles;
  user: UserEvent;
}

/** A real store with the real root reducer, and what passed through it. */
export function recordingStore(facts: UnknownAction[] = []): {
  store: AppStore;
  dispatched: UnknownAction[];
} {
  const dispatched: UnknownAction[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    if (isAction(action)) dispatched.push(action);
    return next(action);
  };
  const store = createStore({ reducer: rootReducer, middleware: [recorder], checks: true });
  for (const fact of facts) store.dispatch(fact);
  dispatched.length = 0;
  return { store, dispatched };
}

/** Renders inside the product's providers on a real store; no sagas, so requests stay requests. */
export function renderWithStore(shown: ReactNode, options: Options = {}): Rendered {
  const { facts, route = '/home', language = 'pt_BR', advanceTimers } = options;
  const { store, dispatched } = recordingStore(facts);
  const handles = createTestHandles();
  const view = render(
    <Provider store={store}>
      <HandlesContext value={handles}>
        <IntlLanguage language={language} messages={MESSAGES[language]}>
          {/* Without run-time styles and motion the component library is twice as fast under jsdom. */}
          <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
            <AntdApp component={false}>
              <MemoryRouter initialEntries={[route]}>
                <Announcer>
                  <Toasts>{shown}</Toasts>
                </Announcer>
              </MemoryRouter>
            </AntdApp>
          </ConfigProvider>
        </IntlLanguage>
      </HandlesContext>
    </Provider>,
  );
  const user = userEvent.setup(advanceTimers === undefined ? {} : { advanceTimers });
  return { ...view, store, dispatched, handles, user };
}
