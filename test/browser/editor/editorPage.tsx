/** Runs in the page: the e-mail editor, with nothing of the console around it but its look. */
import { configureStore } from '@reduxjs/toolkit';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { applyLook } from '../../../src/components/appearance/cssVariables';
import '../../../src/components/appearance/global.css';
import { MailEditor } from '../../../src/components/email/editor/MailEditor';
import type { MailEditorHandle } from '../../../src/components/email/editor/RichEditor';
import { fromHtml } from '../../../src/components/email/rich/fromHtml';
import { toHtml } from '../../../src/components/email/rich/toHtml';
import { AllWords, IntlRoot } from '../../../src/components/intl';
import type { Scheme } from '../../../src/components/theme';
import { emptyRichContent, type RichContent } from '../../../src/lib/richContent';
import type { Language } from '../../../src/store/config/types';

const handle = createRef<MailEditorHandle>();

/** How the editor is looked at. */
export interface Look {
  scheme?: Scheme;
  language?: Language;
  /** What is written already, as HTML. */
  html?: string;
}

/** What tests may ask of the page. */
const bench = {
  /** What the editor told, in order. */
  told: [] as RichContent[],
  /** How often Ctrl+Enter came out of the editor. */
  sent: 0,
  handle,
  html: () => toHtml(bench.content()),
  content: () => handle.current?.current() ?? emptyRichContent,
  fromHtml,
  toHtml,
  open,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;

const root = createRoot(document.querySelector('main') ?? document.body);

let editors = 0;

function onKeyDown({ ctrlKey, key }: { ctrlKey: boolean; key: string }): void {
  if (ctrlKey && key === 'Enter') bench.sent += 1;
}

/** Puts a new editor into the page. */
function open({ scheme = 'light', language = 'pt_BR', html }: Look): void {
  Object.assign(bench, { told: [], sent: 0 });
  applyLook({ scheme, density: 'comfortable', textScale: 1 }, document.documentElement);
  editors += 1;
  const store = configureStore({
    reducer: () => ({ auth: { user: null, isLeaving: false }, ui: { theme: scheme } }),
  });
  root.render(
    <Provider key={editors} store={store}>
      <IntlRoot language={language}>
        <AllWords>
          <button type="button" className="button" data-editor={editors}>
            {'antes'}
          </button>
          <div onKeyDown={onKeyDown}>
            <MailEditor
              content={html === undefined ? emptyRichContent : fromHtml(html)}
              label="Mensagem"
              onChange={(told) => bench.told.push(told)}
              handle={handle}
            />
          </div>
          <button type="button" className="button">
            {'depois'}
          </button>
        </AllWords>
      </IntlRoot>
    </Provider>,
  );
}
