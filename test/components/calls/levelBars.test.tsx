import { act, screen, waitFor } from '@testing-library/react';
import { CallView } from '../../../src/components/calls/CallView';
import { CallLevelsContext } from '../../../src/components/level';
import * as calls from '../../../src/store/calls/actions';
import { selectShownCall } from '../../../src/store/calls/selectors';
import { useAppSelector } from '../../../src/store/hooks';
import { incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

function Shown() {
  const call = useAppSelector(selectShownCall);
  return call === null ? null : <CallView call={call} />;
}

let loud = { in: 0, out: 0 };

function show() {
  const read = jest.fn((_callId: string) => loud);
  const view = renderWithStore(
    <CallLevelsContext value={read}>
      <Shown />
    </CallLevelsContext>,
    { facts: [...voiceFacts('Voz'), ...incomingCall(), calls.openRequested({ callId: 'in1' })] },
  );
  const happen = (...actions: Parameters<typeof view.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen, read };
}

/** How full the bars of the microphone and of the other side are, 0 to 1. */
function bars(): number[] {
  const found = [...document.querySelectorAll<HTMLElement>('.level-bar__level')];
  return found.map(({ style }) => Number(/scaleX\((.*)\)/u.exec(style.transform)?.[1]));
}

afterEach(() => {
  loud = { in: 0, out: 0 };
  jest.restoreAllMocks();
});

describe('the level bars of a call', () => {
  it('show how loud each side is, without an action and without a render', async () => {
    loud = { in: 0.25, out: 0.75 };
    const { dispatched, read } = show();
    await waitFor(() => expect(bars()).toEqual([0.75, 0.25]));
    expect(read).toHaveBeenCalledWith('in1');
    const before = dispatched.length;
    loud = { in: 0.5, out: 0.9 };
    await waitFor(() => expect(bars()).toEqual([0.9, 0.5]));
    expect(dispatched).toHaveLength(before);
  });

  it('fall slowly, and rise at once', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    const frameAt = (ms: number) => act(() => frames.pop()?.(ms));
    loud = { in: 0, out: 0.9 };
    show();
    frameAt(1_000);
    expect(bars()).toEqual([0.9, 0]);
    loud = { in: 0.8, out: 0 };
    frameAt(1_060);
    const [mine = 0, theirs] = bars();
    expect(mine).toBeCloseTo(0.8);
    expect(theirs).toBe(0.8);
    frameAt(5_000);
    expect(bars()).toEqual([0, 0.8]);
  });

  it.each([
    ['the agent holds', calls.holdChanged({ callId: 'in1', held: true })],
    ['the other side holds', calls.remoteHoldChanged({ callId: 'in1', held: true })],
    ['the call is being ended', calls.hangUpStarted({ callId: 'in1' })],
  ])('rest while %s', async (_name, fact) => {
    loud = { in: 0.5, out: 0.5 };
    const { happen, read } = show();
    await waitFor(() => expect(bars()).toEqual([0.5, 0.5]));
    happen(fact);
    expect(bars()).toEqual([0, 0]);
    read.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(read).not.toHaveBeenCalled();
  });

  it('rest for whoever wants no motion', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    loud = { in: 0.5, out: 0.5 };
    const { read } = show();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(read).not.toHaveBeenCalled();
    expect(bars()).toEqual([0, 0]);
  });

  it('tell a microphone that is muted', () => {
    const { happen } = show();
    expect(screen.getByTitle('Seu microfone')).toBeInTheDocument();
    happen(calls.levelChanged({ callId: 'in1', side: 'microphone', volume: 100, muted: true }));
    expect(screen.getByTitle('Seu microfone está desativado')).toHaveClass('level-bar--muted');
  });

  it('go with the call', () => {
    const { happen } = show();
    const end = { by: 'other', cause: 'completed', status: null, q850: null } as const;
    happen(calls.ended({ callId: 'in1', end }));
    expect(document.querySelector('.level-bars')).toBeNull();
  });
});
