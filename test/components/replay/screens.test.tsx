import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openReplay } from '../../../src/app/replay';
import { logFileSchema } from '../../../src/store/actionLog/logSchema';
import { giveLayout } from '../../support/layout';
import '../../support/renderWithStore';
import * as v from 'valibot';

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

let takeLayout = () => undefined as void;
beforeEach(() => {
  takeLayout = giveLayout(600, 1200);
});
afterEach(() => takeLayout());

async function openLog(text: string): Promise<HTMLElement> {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  act(() => openReplay(root));
  const input = await screen.findByLabelText('Abrir registro');
  const file = Object.assign(new File([text], 'log.json'), { text: () => Promise.resolve(text) });
  await userEvent.upload(input, file);
  await screen.findByRole('slider', { name: 'Posição' });
  return screen.getByRole('region', { name: 'Telas' });
}

function seek(position: number): void {
  fireEvent.change(screen.getByRole('slider', { name: 'Posição' }), { target: { value: String(position) } });
}

test('the screens stand as the agent had them', async () => {
  const { text, types } = golden('browserChat');
  const stage = await openLog(text);
  expect(await within(stage).findByText('Neste momento não havia agente conectado.')).toBeVisible();
  expect(within(stage).getByText('Somente leitura')).toBeVisible();
  seek(types.indexOf('outbox/queued') + 1);
  await new Promise((r) => setTimeout(r, 9000));
  console.log(types.indexOf('outbox/queued'), stage.innerHTML.slice(1200,14000));
});
