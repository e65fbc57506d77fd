import { fireEvent, screen } from '@testing-library/react';
import { giveLayout } from '../../support/layout';
import { OPEN, openDock } from '../../support/mailDock';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const DOCUMENT = new File(['x'], 'a.pdf', { type: 'application/pdf' });
const PICTURE = new File(['x'], 'image.png', { type: 'image/png' });

/** Pastes a file and what a program put beside it into the subject: pictures in the text stand there. */
async function paste(file: File, beside: Readonly<Record<string, string>>): Promise<void> {
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Assunto' }), {
    clipboardData: {
      files: [file],
      types: [...Object.keys(beside), 'Files'],
      items: [],
      getData: (type: string) => beside[type] ?? '',
    },
  });
}

it('a file that a file manager copied with its name is attached', async () => {
  await openDock(OPEN);
  await paste(DOCUMENT, { 'text/plain': 'a.pdf' });
  expect(await screen.findByText('a.pdf')).toBeVisible();
});

it.each([
  ['text', { 'text/plain': 'Total' }],
  ['text with a structure', { 'text/plain': 'Total', 'text/html': '<b>Total</b>' }],
  ['nothing but a structure', { 'text/html': '<img src="https://exemplo.cl/image.png">' }],
])('a picture that a program put beside %s is not', async (_what, beside) => {
  await openDock(OPEN);
  await paste(PICTURE, beside);
  await paste(DOCUMENT, {});
  expect(await screen.findByText('a.pdf')).toBeVisible();
  expect(screen.queryByText('image.png')).toBeNull();
});
