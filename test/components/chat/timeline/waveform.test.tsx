import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import { MediaContext, mediaBelow } from '../../../../src/components/chat/media';
import { WaveformContext, type ReadWaveform } from '../../../../src/components/chat/waveform';
import * as conversations from '../../../../src/store/conversations/actions';
import { loaded } from '../../../../src/store/messages/actions';
import { giveLayout } from '../../../support/layout';
import { OPEN } from '../../../support/openChat';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
  // jsdom plays nothing.
  for (const does of ['play', 'pause', 'load'] as const)
    jest.spyOn(HTMLMediaElement.prototype, does).mockImplementation(() => Promise.resolve());
});
afterAll(() => restoreLayout());

const voice = {
  path: '/gravacoes/a.mpeg',
  fileName: 'a.mpeg',
  mimeType: 'audio/mpeg',
  bytes: 2_000,
  width: null,
  height: null,
  seconds: 4,
};

async function show(read: ReadWaveform) {
  renderWithStore(
    <MediaContext value={mediaBelow('https://centro.exemplo:8004')}>
      <WaveformContext value={read}>
        <ConversationView />
      </WaveformContext>
    </MediaContext>,
    {
      facts: [
        conversations.loaded({ conversations: [sampleConversation()] }),
        loaded({ ...OPEN, messages: [sampleMessage({ text: '', attachments: [voice] })] }),
        conversations.openRequested(OPEN),
      ],
    },
  );
  return screen.findByRole('group', { name: 'a.mpeg' });
}

/** How high the bars are, px. */
function heights(player: HTMLElement): number[] {
  const path = player.querySelector('path.audio__bars')?.getAttribute('d') ?? '';
  return [...path.matchAll(/v([\d.]+)/gu)].map(([, height]) => Number(height));
}

it('a voice message is drawn as loud as it is, once that is known', async () => {
  const read = jest.fn<ReturnType<ReadWaveform>, Parameters<ReadWaveform>>(() =>
    Promise.resolve([0, 0.5, 1]),
  );
  const player = await show(read);
  expect(read.mock.calls).toEqual([
    [{ url: 'https://centro.exemplo:8004/gravacoes/a.mpeg', bytes: 2_000, seconds: 4 }],
  ]);
  await waitFor(() => expect(heights(player)).toEqual([2, 12, 24]));
});

it('one that nobody can read is a row of dots, and plays all the same', async () => {
  const player = await show(() => Promise.reject(new Error('no')));
  expect(new Set(heights(player))).toEqual(new Set([2]));
  expect(within(player).getByRole('button', { name: 'Reproduzir a.mpeg' })).toBeEnabled();
});

it('the arrow keys lead a second on and back, to its ends, and what was played is told apart', async () => {
  const player = await show(() => Promise.resolve(null));
  const slider = within(player).getByRole('slider', { name: 'Posição no áudio' });
  const played = () => Number(player.querySelector('svg svg')?.getAttribute('width') ?? 0);
  const press = (key: string) => fireEvent.keyDown(slider, { key });
  expect(played()).toBe(0);
  press('ArrowRight');
  expect(slider).toHaveAttribute('aria-valuetext', '0:01 de 0:04');
  expect(played()).toBe(36);
  for (let time = 0; time < 5; time += 1) press('ArrowUp');
  expect(slider).toHaveAttribute('aria-valuetext', '0:04 de 0:04');
  press('ArrowLeft');
  expect(slider).toHaveAttribute('aria-valuetext', '0:03 de 0:04');
});
