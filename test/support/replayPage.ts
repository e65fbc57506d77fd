import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { openReplay } from '../../src/app/replay';
import { logFileSchema } from '../../src/store/actionLog/logSchema';

/** A recorded log of the present schema. */
export const golden = readFileSync(join(__dirname, '../replay/schema4.json'), 'utf8');

/** A recorded log of the first schema. */
export const daysWork = readFileSync(join(__dirname, '../replay/daysWork.json'), 'utf8');

/** A recorded call. */
export const browserCall = readFileSync(join(__dirname, '../replay/browserCall.json'), 'utf8');

/** What the recorded log says of itself. */
export const { header } = v.parse(logFileSchema, JSON.parse(golden));

/** The types of a log's actions in their order. */
export function typesOf(text: string): string[] {
  return v
    .parse(logFileSchema, JSON.parse(text))
    .segments.flatMap(({ actions }) => actions)
    .map(({ type }) => type);
}

/** A log as an agent hands it over. */
export function logFile(text: string): File {
  const file = new File([text], 'log.json', { type: 'application/json' });
  // jsdom's File cannot be read as text.
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

/** Opens `/replay`. */
export async function openPage(): Promise<void> {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  act(() => openReplay(root));
  await screen.findByRole('heading', { name: 'Reprodução do registro' });
}

/** Opens a log on the page. */
export async function open(text: string): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Abrir registro'), logFile(text));
}
