import type { AudioEvent } from '../../../src/services/audio/audio';
import { createRoutes, type ListedDevice, type Routes } from '../../../src/services/audio/routes';
import { diceOf } from '../../support/random';

const device = (kind: MediaDeviceKind, deviceId: string, groupId: string): ListedDevice => ({
  kind,
  deviceId,
  groupId,
  label: `${kind} ${deviceId}`,
});

const desk = [device('audioinput', 'default', 'g1'), device('audiooutput', 'default', 'g1')];
const builtIn = [device('audioinput', 'm1', 'g1'), device('audiooutput', 's1', 'g1')];
const headset = [device('audioinput', 'm2', 'g2'), device('audiooutput', 's2', 'g2')];
const chosen = { input: 'm2', output: 's2', ring: 's1' };

let heard: string[];
let changes: (string | undefined)[];
let routes: Routes;

function note(event: AudioEvent): void {
  heard.push('use' in event ? `${event.kind} ${event.use}` : event.kind);
}

beforeEach(() => {
  heard = [];
  changes = [];
  routes = createRoutes(note, (use) => changes.push(use));
});

/** What was told since the last time. */
const told = (): string[] => heard.splice(0);

describe('the device that serves', () => {
  test('is the default until one is chosen, and the chosen one while it is plugged in', () => {
    routes.list([...desk, ...builtIn, ...headset]);
    expect(routes.route('input')).toEqual({ id: '', groupId: 'g1' });
    routes.choose(chosen);
    expect(routes.route('input')).toEqual({ id: 'm2', groupId: 'g2' });
    routes.list([...desk, ...builtIn]);
    expect([routes.route('input').id, routes.route('output').id, routes.route('ring').id]).toEqual([
      '',
      '',
      's1',
    ]);
    routes.list([...desk, ...builtIn, ...headset]);
    expect(routes.route('output').id).toBe('s2');
    expect(told()).toEqual(['fellBack input', 'fellBack output', 'returned input', 'returned output']);
  });

  test('is the default where the default was chosen by its name', () => {
    routes.list([...desk, ...builtIn]);
    routes.choose({ input: 'default', output: 'default', ring: null });
    expect([routes.route('input').id, routes.route('output').id]).toEqual(['', '']);
    expect(told()).toEqual([]);
  });

  test('is not missed in a list without names, which browsers give before the microphone was allowed', () => {
    routes.choose(chosen);
    routes.list([{ kind: 'audioinput', deviceId: '', groupId: '', label: '' }]);
    expect([routes.route('input').id, told()]).toEqual(['m2', []]);
  });

  test('is the default when no device at all is left of its kind', () => {
    routes.choose(chosen);
    routes.list([device('audiooutput', 's2', 'g2')]);
    expect(routes.route('input')).toEqual({ id: '', groupId: '' });
    expect(told()).toEqual(['fellBack input', 'fellBack ring']);
  });

  test('is the first of the list where browsers list no default', () => {
    routes.list([...builtIn, ...headset]);
    expect([routes.standard('input').groupId, routes.inputOf('g2'), routes.inputOf('')]).toEqual([
      'g1',
      'm2',
      '',
    ]);
  });

  test('has a name of its own besides the default', () => {
    routes.list([device('audioinput', 'communications', 'g2'), ...desk, ...headset]);
    expect([routes.inputOf('g2'), routes.inputOf('g1')]).toEqual(['m2', '']);
  });
});

describe('a device that is refused', () => {
  beforeEach(() => {
    routes.list([...desk, ...builtIn, ...headset]);
    routes.choose(chosen);
    changes = [];
  });

  test('is told once, makes place for the default, and is the wish of a fresh start', () => {
    routes.refused('output', 's2');
    routes.refused('output', 's2');
    routes.refused('output', 's9');
    expect([routes.route('output').id, routes.wish('output').id]).toEqual(['', 's2']);
    expect([told(), changes]).toEqual([['fellBack output'], ['output']]);
  });

  test.each([
    ['it is accepted', () => routes.accepted('output', 's2')],
    ['it is chosen again', () => routes.choose(chosen)],
    [
      'it was unplugged and is back',
      () => {
        routes.list([...desk, ...builtIn, headset[0] ?? builtIn[0]].filter((one) => one !== undefined));
        routes.list([...desk, ...builtIn, ...headset]);
      },
    ],
  ])('serves again when %s', (_when, happens) => {
    routes.refused('output', 's2');
    told();
    happens();
    expect([routes.route('output').id, told()]).toEqual(['s2', ['returned output']]);
  });

  test('is tried again once the microphone, and all devices with it, is allowed', () => {
    routes.list([{ kind: 'audiooutput', deviceId: '', groupId: '', label: '' }]);
    routes.refused('output', 's2');
    routes.list([...desk, ...builtIn, ...headset]);
    expect([routes.route('output').id, told()]).toEqual(['s2', ['fellBack output', 'returned output']]);
  });

  test('does not matter once another one is chosen', () => {
    routes.refused('output', 's2');
    told();
    routes.choose({ ...chosen, output: 's1' });
    expect([routes.route('output').id, told()]).toEqual(['s1', ['returned output']]);
  });
});

test('what is told is always what serves', () => {
  const dice = diceOf(Date.now() % 100_000);
  const uses = ['input', 'output', 'ring'] as const;
  const ids = {
    input: ['m1', 'm2', 'default', null],
    output: ['s1', 's2', null],
    ring: ['s1', 's2', null],
  } as const;
  const down = new Set<string>();
  const all = [...desk, ...builtIn, ...headset];
  let choice: Record<(typeof uses)[number], string | null> = { input: null, output: null, ring: null };
  for (let step = 0; step < 2_000; step += 1) {
    const use = dice.pick(uses);
    const id = dice.pick(ids[use]);
    if (dice.chance(0.3)) routes.choose((choice = { ...choice, [use]: id }));
    else if (dice.chance(0.4)) routes.list([...desk, ...all.slice(2).filter(() => dice.chance(0.7))]);
    else if (dice.chance(0.5)) routes.refused(use, routes.wish(use).id);
    else routes.accepted(use, routes.wish(use).id);
    for (const one of told()) {
      const [kind, of] = one.split(' ');
      expect({ seed: dice.seed, step, was: down.has(String(of)) }).toEqual({
        seed: dice.seed,
        step,
        was: kind === 'returned',
      });
      if (kind === 'fellBack') down.add(String(of));
      else down.delete(String(of));
    }
    for (const each of uses) {
      const wanted = choice[each] === 'default' ? '' : (choice[each] ?? '');
      const serves = down.has(each) ? '' : wanted;
      expect({ seed: dice.seed, step, id: routes.route(each).id }).toEqual({
        seed: dice.seed,
        step,
        id: serves,
      });
    }
  }
});
