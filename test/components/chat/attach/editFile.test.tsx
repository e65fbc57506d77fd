import { act, fireEvent, screen, within } from '@testing-library/react';
import * as outbox from '../../../../src/store/outbox/actions';
import { fileInput, openToAttach, photo } from '../../../support/attaching';
import { violations } from '../../../support/axe';
import { giveLayout } from '../../../support/layout';
import type { Rendered } from '../../../support/renderWithStore';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterAll(() => restoreLayout());

const OLD = { uploadId: 'old', name: 'velha.png', mimeType: 'image/png', bytes: 9 };

const box = () => screen.getByRole('textbox', { name: 'Mensagem' });
const sent = ({ dispatched }: Rendered) =>
  dispatched.filter(outbox.sendFileRequested.match).map(({ payload }) => payload);

/** A file that failed is back in the composer. */
async function bringBack({ store }: Rendered): Promise<HTMLElement> {
  const returned = { conversationId: '1001', text: 'A caixa', quoted: null, mail: null, file: OLD };
  act(() => void store.dispatch(outbox.discarded({ clientMsgId: 'c0', returned })));
  return screen.findByRole('list', { name: 'Arquivos para enviar' });
}

describe('a file that failed and is edited', () => {
  it('waits in the composer with its caption as the text, and goes out with what is written', async () => {
    const view = openToAttach();
    const list = await bringBack(view);
    expect(within(list).getByText('velha.png')).toBeVisible();
    expect(box()).toHaveValue('A caixa');
    expect(box()).toHaveFocus();
    await act(async () => expect(await violations()).toEqual([]));
    await view.user.type(box(), ' aberta{Enter}');
    expect(sent(view)).toEqual([{ conversationId: '1001', caption: 'A caixa aberta', file: OLD }]);
  });

  it('is taken out, and another one chosen in its place', async () => {
    const view = openToAttach();
    const list = await bringBack(view);
    await view.user.click(within(list).getByRole('button', { name: 'Remover velha.png' }));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('A caixa');
    fireEvent.change(fileInput(view.container), { target: { files: [photo()] } });
    expect(await screen.findByText('foto.png')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent(view)).toMatchObject([{ caption: 'A caixa', file: { name: 'foto.png' } }]);
  });
});
