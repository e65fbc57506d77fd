import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { openReplay } from '../../../src/app/replay';
import { logFileSchema } from '../../../src/store/actionLog/logSchema';
import { giveLayout } from '../../support/layout';
import '../../support/renderWithStore';

// Nothing that touches the world can be made.
jest.mock('../../../src/services/createServices', () => {
  throw new Error('/replay loaded the services');
});
jest.mock('../../../src/sagas/rootSaga', () => {
  throw new Error('/replay loaded the sagas');
});

function golden(name: string): { text: string; types: string[] } {
  const text = readFileSync(join(__dirname, `../../replay/${name}.json`), 'utf8');
  const { segments } = v.parse(logFileSchema, JSON.parse(text));
  return { text, types: segments.flatMap(({ actions }) => actions).map(({ type }) => type) };
}

let takeLayout: () => void = () => undefined;
beforeEach(() => {
  takeLayout = giveLayout(600, 1200);
});
afterEach(() => {
  takeLayout();
  jest.restoreAllMocks();
});

/** The part of the page in which the screens are drawn. */
async function openLog(text: string): Promise<HTMLElement> {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en-US']);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  act(() => openReplay(root));
  const input = await screen.findByLabelText('Open log');
  const file = Object.assign(new File([text], 'log.json'), { text: () => Promise.resolve(text) });
  await userEvent.upload(input, file);
  await screen.findByRole('slider', { name: 'Position' });
  return screen.getByRole('region', { name: 'Screens' });
}

function seek(position: number): void {
  act(() => {
    fireEvent.change(screen.getByRole('slider', { name: 'Position' }), {
      target: { value: String(position) },
    });
  });
}

/** What leaves a page, sounds, or stays on the machine. */
function watchWorld(): () => string[] {
  const touched: string[] = [];
  const note = (name: string) => (): never => {
    touched.push(name);
    throw new Error(`the screens of a log used ${name}`);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(note('fetch'));
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(note('XMLHttpRequest'));
  jest.spyOn(window, 'open').mockImplementation(note('window.open'));
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(note('play'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(note('localStorage'));
  jest.spyOn(indexedDB, 'open').mockImplementation(note('indexedDB'));
  jest.spyOn(history, 'pushState').mockImplementation(note('pushState'));
  jest.spyOn(history, 'replaceState').mockImplementation(note('replaceState'));
  return () => touched;
}

test('the screens are those that the agent had, in the language of the agent, and cannot be reached', async () => {
  const { text, types } = golden('browserChat');
  const stage = await openLog(text);
  expect(await within(stage).findByText('Neste momento não havia agente conectado.')).toBeInTheDocument();
  expect(within(stage).getByText('Read-only')).toBeVisible();
  expect(document.title).toBe('Log replay');

  seek(types.indexOf('outbox/queued') + 1);
  const composer = await within(stage).findByPlaceholderText('Escreva uma mensagem');
  expect(composer.closest('[inert]')).not.toBeNull();
  expect(within(stage).getByRole('heading', { name: 'Nara Gil', hidden: true })).toBeInTheDocument();
  // What was said is masked in the log, and so it is here.
  expect(stage.querySelector('.bubble--agent')).toHaveTextContent(/^x+/);
  expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
  expect(document.title).toBe('Log replay');
});

test('a call is drawn as it stood, with its clocks, which stand', async () => {
  const { text, types } = golden('browserCall');
  const stage = await openLog(text);
  const clocks = () =>
    within(stage)
      .getAllByRole('timer', { hidden: true })
      .map(({ textContent }) => textContent);
  seek(types.indexOf('calls/holdRequested') + 1);
  expect(await within(stage).findAllByText('Em conversa')).not.toHaveLength(0);
  const before = clocks();
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(clocks()).toEqual(before);
  // The call ended years from the day on which this runs, and seconds later in the log.
  expect(before.every((clock) => /^00:00:\d\d$/.test(clock))).toBe(true);
});

/** A log is gone through in so many tests: in one it takes a minute where processors are busy. */
const PARTS = 3;

const parts = ['browserChat', 'browserCall', 'browserMail', 'browserOutage'].flatMap((name) =>
  Array.from({ length: PARTS }, (_, before) => ({ name, part: before + 1, before })),
);

test.each(parts)(
  'no step of $name reaches the network, the storage, the address or the loudspeaker, part $part',
  async ({ name, part, before }) => {
    const { text, types } = golden(name);
    const stage = await openLog(text);
    const errors = jest.spyOn(console, 'error');
    const touched = watchWorld();
    const stepsBefore = (count: number) => Math.floor((types.length * count) / PARTS);
    for (let position = stepsBefore(before) + 1; position <= stepsBefore(part); position += 1) {
      seek(position);
      if (position % 25 === 0) await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
    await waitFor(() => expect(stage.querySelector('.frame, .replay__signed-out')).not.toBeNull());
    expect(touched()).toEqual([]);
    expect(stage.querySelectorAll('[src^="http"], [srcdoc*="http"]')).toHaveLength(0);
    const thrown = errors.mock.calls.filter(([first]) => String(first).includes('error occurred in'));
    expect(thrown).toEqual([]);
    expect(within(stage).queryByText('Esta parte da tela parou de funcionar.')).toBeNull();
  },
);

test('screens that are jumped to are those that are stepped to', async () => {
  const { text, types } = golden('browserCall');
  const stage = await openLog(text);
  const at = types.indexOf('calls/holdChanged') + 3;
  const words = () => stage.querySelector('.frame')?.textContent;
  seek(at);
  await waitFor(() => expect(words()).toContain('Emily Almeida'));
  const jumped = words();
  seek(at - 8);
  await waitFor(() => expect(words()).not.toBe(jumped));
  for (let position = at - 7; position <= at; position += 1) seek(position);
  await waitFor(() => expect(words()).toBe(jumped));
});
