import { setImmediate as turn } from 'node:timers/promises';
import { createSoundContext } from '../../../src/services/audio/soundContext';

/** As Chromium has it: begins to run by itself, and takes its time for every change. */
class SlowContext extends EventTarget {
  static made: SlowContext[] = [];
  state: AudioContextState = 'suspended';
  told: string[] = [];
  overlaps = 0;
  isLocked = false;
  currentTime = 0;
  private pending: (() => void) | null = null;

  constructor() {
    super();
    SlowContext.made.push(this);
  }

  /** What was asked for is done. */
  finish(): void {
    const done = this.pending;
    this.pending = null;
    done?.();
  }

  become(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  private change(name: string, state: AudioContextState): Promise<void> {
    this.told.push(name);
    if (this.pending !== null && !this.isLocked) this.overlaps += 1;
    const before = this.pending;
    return new Promise((resolve) => {
      this.pending = () => {
        before?.();
        if (this.state !== state) this.become(state);
        resolve();
      };
    });
  }

  readonly resume = (): Promise<void> => this.change('resume', 'running');
  readonly suspend = (): Promise<void> => this.change('suspend', 'suspended');
}

const create = () => {
  SlowContext.made = [];
  const page = Object.assign(new EventTarget(), { AudioContext: SlowContext });
  return { ...createSoundContext(page as unknown as Window & typeof globalThis), page };
};

const made = (): SlowContext => SlowContext.made[0] ?? new SlowContext();

async function settled(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) {
    made().finish();
    await turn();
  }
}

it('is told to rest only once it runs, and to run only once it rests', async () => {
  const sound = create();
  sound.setNeeded(true);
  sound.get();
  sound.setNeeded(false);
  sound.setNeeded(true);
  sound.setNeeded(false);
  expect(made().told).toEqual(['resume']);
  await settled();
  expect(made().told).toEqual(['resume', 'suspend']);
  sound.setNeeded(true);
  sound.setNeeded(false);
  sound.setNeeded(true);
  await settled();
  expect(made()).toMatchObject({ state: 'running', overlaps: 0, told: ['resume', 'suspend', 'resume'] });
});

it('rests when it began to run by itself and nobody needs it', async () => {
  const sound = create();
  sound.get();
  expect(made().told).toEqual([]);
  made().become('running');
  await settled();
  expect(made().state).toBe('suspended');
});

it('lets go of the hardware and takes it again', async () => {
  const sound = create();
  sound.setNeeded(true);
  sound.get();
  await settled();
  sound.restart();
  await settled();
  expect(made()).toMatchObject({ state: 'running', told: ['resume', 'suspend', 'resume'] });
});

it('asks again within a click when the browser waits for one', async () => {
  const sound = create();
  sound.setNeeded(true);
  sound.get();
  made().isLocked = true;
  sound.wake();
  expect(made().told).toEqual(['resume', 'resume']);
  await settled();
  expect(made().state).toBe('running');
});

it('asks again at each click until it runs, and no longer', async () => {
  const sound = create();
  const { page } = sound;
  sound.setNeeded(true);
  sound.get();
  made().isLocked = true;
  page.dispatchEvent(new Event('click'));
  page.dispatchEvent(new Event('keydown'));
  expect(made().told).toEqual(['resume', 'resume', 'resume']);
  await settled();
  page.dispatchEvent(new Event('click'));
  expect(made()).toMatchObject({ state: 'running', told: ['resume', 'resume', 'resume'] });
});

it('lets nobody click for a context that nobody needs', () => {
  const sound = create();
  sound.get();
  sound.page.dispatchEvent(new Event('click'));
  expect(made().told).toEqual([]);
});

it('gives the next command where the browser never answers one', async () => {
  jest.useFakeTimers();
  const sound = create();
  sound.setNeeded(true);
  sound.get();
  await jest.advanceTimersByTimeAsync(3_000);
  made().become('running');
  sound.setNeeded(false);
  jest.useRealTimers();
  expect(made().told).toEqual(['resume', 'suspend']);
});
