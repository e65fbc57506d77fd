import { act, fireEvent, screen, within } from '@testing-library/react';
import { fileDownloadRequested } from '../../../../src/store/messages/actions';
import type { Attachment } from '../../../../src/store/messages/types';
import { violations } from '../../../support/axe';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

const SERVER = 'https://centro.exemplo:8004';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

// jsdom draws nothing: axe asks how wide letters are.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

/** jsdom plays nothing: an element says that it plays, and remembers itself. */
function giveSound(): HTMLMediaElement[] {
  const playing: HTMLMediaElement[] = [];
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return paused.get(this) ?? true;
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, false);
    playing.push(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused.get(this) !== false) return;
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  return playing;
}

afterEach(() => jest.restoreAllMocks());

function file(fileName: string, mimeType: string, fields: Partial<Attachment> = {}): Attachment {
  const path = `/gravacoes/${fileName}`;
  return { path, fileName, mimeType, bytes: 2_000, width: null, height: null, seconds: null, ...fields };
}

const withFiles = (...attachments: Attachment[]) =>
  attachments.map((one, at) => sampleMessage({ id: String(at + 1), text: '', attachments: [one] }));

/** What the agent saves by the link beside what cannot be shown. */
async function savedFrom({ user, dispatched }: ReturnType<typeof openChat>, fileName: string) {
  await user.click(screen.getByRole('link', { name: `Baixar ${fileName}` }));
  return dispatched.filter(fileDownloadRequested.match).map(({ payload }) => payload.url);
}

describe('documents', () => {
  it('say name, type and size; one that a tab can show opens there, any other is saved', async () => {
    const { user, dispatched } = openChat(
      withFiles(
        file('boleto.pdf', 'application/pdf'),
        file('tabela.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
        file('dados', 'application/octet-stream', { bytes: null }),
      ),
    );
    const pdf = screen.getByRole('link', { name: /boleto\.pdf.*PDF · 2\skB/u });
    expect(pdf).toHaveAttribute('target', '_blank');
    expect(pdf).not.toHaveAttribute('download');
    expect(pdf).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await user.click(pdf);
    expect(dispatched.filter(fileDownloadRequested.match)).toEqual([]);
    await user.click(screen.getByRole('link', { name: /tabela\.xlsx.*XLSX/u }));
    expect(dispatched.filter(fileDownloadRequested.match).map(({ payload }) => payload)).toEqual([
      { url: `${SERVER}/gravacoes/tabela.xlsx`, fileName: 'tabela.xlsx' },
    ]);
    expect(screen.getByRole('link', { name: 'dados' })).toBeVisible();
  });

  it('that the server only names say so', () => {
    const missing = [
      file('um.pdf', 'application/pdf', { path: '' }),
      file('dois.png', 'image/png', { path: '' }),
    ];
    openChat([sampleMessage({ id: '1', text: '', attachments: missing })]);
    expect(screen.getByText(/PDF · .*Não disponível no servidor/u)).toBeVisible();
    expect(screen.getByText('dois.png')).toBeVisible();
    expect(screen.queryByRole('link', { name: /um\.pdf/u })).not.toBeInTheDocument();
  });
});

describe('pictures', () => {
  const pictures = () =>
    withFiles(
      file('um.png', 'image/png', { width: 480, height: 240 }),
      file('nota.pdf', 'application/pdf'),
      file('dois.jpg', 'image/jpeg; charset=binary'),
    );

  it('keep their place and open in a viewer; the arrow keys lead through them', async () => {
    const { user, dispatched } = openChat(pictures());
    const small = screen.getByRole('img', { name: 'um.png' });
    expect([small.getAttribute('width'), small.getAttribute('height')]).toEqual(['240', '120']);
    expect(small).toHaveAttribute('loading', 'lazy');
    await user.click(screen.getByRole('button', { name: 'um.png' }));
    const viewer = await screen.findByRole('dialog', { name: 'Imagem 1 de 2' });
    expect(within(viewer).getByRole('img', { name: 'um.png' })).toHaveAttribute(
      'src',
      `${SERVER}/gravacoes/um.png`,
    );
    // The dialog opens meanwhile.
    await act(async () => expect(await violations(viewer)).toEqual([]));
    await user.keyboard('{ArrowLeft}');
    expect(within(viewer).getByRole('button', { name: 'Imagem anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('img', { name: 'dois.jpg' })).toBeInTheDocument();
    await user.click(within(viewer).getByRole('link', { name: 'Baixar dois.jpg' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { fileName: 'dois.jpg' } });
    await user.click(within(viewer).getByRole('button', { name: 'Preencher a tela' }));
    await user.click(within(viewer).getByRole('button', { name: 'Tamanho inicial' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that came twice is shown once, and the arrow keys lead past it', async () => {
    const [one, two] = [file('um.png', 'image/png'), file('dois.png', 'image/png')];
    const { user } = openChat(withFiles(one, one, two));
    const [first] = screen.getAllByRole('button', { name: 'um.png' });
    if (first === undefined) throw new Error('No picture');
    await user.click(first);
    const viewer = await screen.findByRole('dialog', { name: 'Imagem 1 de 2' });
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('img', { name: 'dois.png' })).toBeInTheDocument();
  });

  it('that cannot be shown say so, are saved and tried again', async () => {
    const view = openChat(pictures());
    const { user } = view;
    fireEvent.error(screen.getByRole('img', { name: 'um.png' }));
    expect(screen.queryByRole('img', { name: 'um.png' })).not.toBeInTheDocument();
    expect(screen.getByText(/Não foi possível mostrar a imagem\./u)).toHaveTextContent('um.png');
    expect(await savedFrom(view, 'um.png')).toEqual([`${SERVER}/gravacoes/um.png`]);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByRole('img', { name: 'um.png' })).toBeInTheDocument();
  });
});

describe('sounds', () => {
  const voices = () =>
    withFiles(
      file('a.mpeg', 'audio/mpeg', { seconds: 65 }),
      file('b.ogg', 'audio/ogg; codecs=opus', { seconds: 3_700 }),
    );

  const player = (name: string) => screen.getByRole('group', { name });

  it('are played one at a time, from where they stood, at one speed', async () => {
    const playing = giveSound();
    const { user } = openChat(voices());
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Reproduzir a.mpeg');
    expect(playing[0]).toHaveAttribute('src', `${SERVER}/gravacoes/a.mpeg`);
    const [element] = playing;
    if (element === undefined) throw new Error('Nothing plays');
    act(() => {
      element.currentTime = 12.7;
      element.dispatchEvent(new Event('timeupdate'));
    });
    expect(player('a.mpeg')).toHaveTextContent('0:12 de 1:05');
    await user.click(within(player('b.ogg')).getByRole('button', { name: 'Velocidade: 1×' }));
    expect(within(player('a.mpeg')).getByRole('button', { name: 'Velocidade: 1,5×' })).toBeVisible();
    expect(element.playbackRate).toBe(1.5);
    await press('Reproduzir b.ogg');
    expect(element).toHaveAttribute('src', `${SERVER}/gravacoes/b.ogg`);
    expect(screen.getByRole('button', { name: 'Reproduzir a.mpeg' })).toBeVisible();
    expect(player('a.mpeg')).toHaveTextContent('0:12 de 1:05');
    await press('Reproduzir a.mpeg');
    expect(element.currentTime).toBe(12.7);
    await press('Pausar a.mpeg');
    for (let turn = 0; turn < 2; turn += 1) {
      await user.click(within(player('a.mpeg')).getByRole('button', { name: /^Velocidade/u }));
    }
    expect(screen.getAllByRole('button', { name: 'Velocidade: 1×' })).toHaveLength(2);
  });

  it('have a slider that says where they are, and moves them', async () => {
    giveSound();
    openChat(voices());
    await screen.findByRole('group', { name: 'b.ogg' });
    const slider = within(player('b.ogg')).getByRole('slider', { name: 'Posição no áudio' });
    expect(slider).toHaveAttribute('aria-valuetext', '0:00 de 1:01:40');
    expect(await violations(player('b.ogg'))).toEqual([]);
    fireEvent.change(slider, { target: { value: '90' } });
    expect(slider).toHaveAttribute('aria-valuetext', '1:30 de 1:01:40');
  });

  it('that cannot be played say so, are saved and tried again', async () => {
    const playing = giveSound();
    const view = openChat(voices());
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Reproduzir a.mpeg' }));
    act(() => void playing[0]?.dispatchEvent(new Event('error')));
    expect(screen.getByText(/Não foi possível reproduzir o áudio\./u)).toHaveTextContent('a.mpeg');
    expect(await savedFrom(view, 'a.mpeg')).toEqual([`${SERVER}/gravacoes/a.mpeg`]);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByRole('button', { name: 'Pausar a.mpeg' })).toBeVisible();
  });

  it('end with the conversation', async () => {
    const playing = giveSound();
    const { user, unmount } = openChat(voices());
    await user.click(await screen.findByRole('button', { name: 'Reproduzir a.mpeg' }));
    unmount();
    expect(playing[0]?.paused).toBe(true);
    expect(playing[0]).not.toHaveAttribute('src');
  });
});

it('a video has its place and the browser’s controls, and words and its file when it breaks', async () => {
  giveSound();
  const view = openChat(withFiles(file('v.mp4', 'video/mp4', { width: 960, height: 540 })));
  const video = await screen.findByLabelText('v.mp4');
  expect([video.getAttribute('width'), video.getAttribute('height')]).toEqual(['240', '135']);
  expect(video).toHaveAttribute('controls');
  fireEvent.error(video);
  expect(await savedFrom(view, 'v.mp4')).toEqual([`${SERVER}/gravacoes/v.mp4`]);
  await view.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByLabelText('v.mp4')).toBeInTheDocument();
});
