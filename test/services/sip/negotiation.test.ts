import {
  createNegotiation,
  glareDelayMs,
  type Negotiation,
} from '../../../src/services/sip/calls/negotiation';
import { diceOf } from '../../support/random';
import { createWire, settled, type Parts, type Wire } from '../support/negotiationWire';

let wire: Wire;
let negotiation: Negotiation;

function begin(overrides: Partial<Parts> = {}): void {
  wire = createWire(overrides);
  negotiation = createNegotiation(wire.parts);
}

beforeEach(() => {
  jest.useFakeTimers();
  begin();
});

afterEach(() => jest.useRealTimers());

describe('our own offers', () => {
  test('count when the other side accepted them, and not before', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    expect(negotiation.isHeld()).toBe(false);
    await wire.accept();
    await held;
    expect(negotiation.isHeld()).toBe(true);
    expect(wire.done).toEqual(['offer held', 'send', 'apply answer', 'ack']);
  });

  test('go one after the other, each from where the one before left off', async () => {
    const all = Promise.all([
      negotiation.change({ held: true }),
      negotiation.change({ restartIce: true }),
      negotiation.change({ held: false }),
    ]);
    await settled();
    await wire.accept();
    await wire.accept();
    await wire.accept();
    await all;
    expect(wire.done.filter((step) => step.startsWith('offer'))).toEqual([
      'offer held',
      'offer held anew',
      'offer both ways',
    ]);
  });

  test('are not made when there is nothing to change', async () => {
    await negotiation.change({ held: false });
    expect(wire.done).toEqual([]);
  });

  test('are taken back when they are refused, and the next one goes', async () => {
    const held = negotiation.change({ held: true });
    const again = negotiation.change({ held: true });
    await settled();
    await Promise.all([
      expect(held).rejects.toMatchObject({ code: 'negotiationFailed', message: '488 No' }),
      wire.refuse(488),
    ]);
    expect(negotiation.isHeld()).toBe(false);
    await wire.accept();
    await again;
    expect(wire.done.slice(0, 4)).toEqual(['offer held', 'send', 'rollback to both ways', 'offer held']);
  });

  test('that can neither be applied nor taken back are told as failed negotiations', async () => {
    begin({
      apply: () => Promise.reject(new Error('ERROR_CONTENT')),
      rollback: () => Promise.reject(new Error('InvalidStateError')),
    });
    const held = negotiation.change({ held: true });
    await settled();
    await Promise.all([
      expect(held).rejects.toMatchObject({ code: 'negotiationFailed', message: 'Error: ERROR_CONTENT' }),
      wire.accept(),
    ]);
    expect(negotiation.isHeld()).toBe(false);
  });

  test('whose answer cannot be applied are confirmed and taken back', async () => {
    begin({ apply: () => Promise.reject(new Error('bad answer')) });
    const held = negotiation.change({ held: true });
    await settled();
    await Promise.all([expect(held).rejects.toMatchObject({ code: 'negotiationFailed' }), wire.accept()]);
    expect(wire.done).toEqual(['offer held', 'send', 'rollback to both ways', 'ack']);
    expect(negotiation.isHeld()).toBe(false);
  });

  test('that cannot be made are not sent', async () => {
    begin({ offer: () => Promise.reject(new Error('no')) });
    await expect(negotiation.change({ held: true })).rejects.toMatchObject({ code: 'negotiationFailed' });
    expect(wire.done).toEqual(['rollback to both ways']);
  });

  test('without a socket are lost, and taken back', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    await Promise.all([
      expect(held).rejects.toMatchObject({ code: 'socketLost' }),
      wire.answer({ kind: 'lost' }),
    ]);
    expect(wire.done.at(-1)).toBe('rollback to both ways');
  });

  test('without a socket are not even made', async () => {
    begin({ isReachable: () => false });
    await expect(negotiation.change({ held: true })).rejects.toMatchObject({ code: 'socketLost' });
    expect(wire.done).toEqual([]);
  });

  test.each([
    ['481', 481, false],
    ['408 and knows the call no longer', 408, true],
  ])('end the call when the other side answers %s', async (_what, status, isForgotten) => {
    begin({ isForgotten: async () => isForgotten });
    const restarted = negotiation.change({ restartIce: true });
    await settled();
    await Promise.all([expect(restarted).rejects.toMatchObject({ code: 'callOver' }), wire.refuse(status)]);
    expect(wire.done.at(-1)).toBe('lost');
  });

  test('that time out leave the call as it was', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    await Promise.all([
      expect(held).rejects.toMatchObject({ code: 'negotiationFailed', message: '408 No' }),
      wire.refuse(408),
    ]);
    expect(wire.done.at(-1)).toBe('rollback to both ways');
  });
});

describe('offers that cross', () => {
  test('are refused with 491 while one of ours is made or answered', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    expect(negotiation.admit()).toBeNull();
    await wire.accept();
    await held;
    expect(negotiation.admit()).not.toBeNull();
  });

  test('hold ours back until theirs is over', async () => {
    const leave = negotiation.admit();
    expect(negotiation.admit()).toBeNull();
    const held = negotiation.change({ held: true });
    await settled();
    expect(wire.done).toEqual([]);
    leave?.();
    await settled();
    await wire.accept();
    await held;
  });

  test('let theirs through while ours waits, and try ours again', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    await wire.refuse(491);
    expect(wire.done).toEqual(['offer held', 'send', 'rollback to both ways']);
    const leave = negotiation.admit();
    expect(leave).not.toBeNull();
    await jest.advanceTimersByTimeAsync(2000);
    expect(wire.done).toHaveLength(3);
    leave?.();
    await settled();
    await wire.accept();
    await held;
    expect(negotiation.isHeld()).toBe(true);
  });

  test('are given up after three more times', async () => {
    const held = negotiation.change({ held: true });
    const refused = expect(held).rejects.toMatchObject({ code: 'negotiationFailed', message: '491 No' });
    for (let round = 0; round < 4; round += 1) {
      await settled();
      await wire.refuse(491);
      await jest.advanceTimersByTimeAsync(4000);
    }
    await refused;
    expect(wire.done.filter((step) => step === 'send')).toHaveLength(4);
  });

  test('wait as long as a busy server asks', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    await wire.refuse(500, 7);
    await jest.advanceTimersByTimeAsync(6900);
    expect(wire.done.filter((step) => step === 'send')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await wire.accept();
    await held;
  });

  test('wait by RFC 3261 §14.1', () => {
    const random = diceOf(7).next;
    for (let round = 0; round < 500; round += 1) {
      const owner = glareDelayMs(true, random);
      const other = glareDelayMs(false, random);
      expect(owner).toBeGreaterThanOrEqual(2100);
      expect(owner).toBeLessThanOrEqual(4000);
      expect(other).toBeGreaterThanOrEqual(0);
      expect(other).toBeLessThanOrEqual(2000);
      expect([owner % 10, other % 10]).toEqual([0, 0]);
    }
    expect(glareDelayMs(true, () => 0.9999)).toBe(4000);
    expect(glareDelayMs(false, () => 0.9999)).toBe(2000);
  });
});

describe('the end of the call', () => {
  test('frees whatever waits', async () => {
    const leave = negotiation.admit();
    const held = negotiation.change({ held: true });
    negotiation.close();
    await expect(held).rejects.toMatchObject({ code: 'callOver' });
    leave?.();
    await expect(negotiation.change({ held: true })).rejects.toMatchObject({ code: 'callOver' });
  });

  test('ends the wait after glare, and leaves no timer', async () => {
    const held = negotiation.change({ held: true });
    const refused = expect(held).rejects.toMatchObject({ code: 'callOver' });
    await settled();
    await wire.refuse(491);
    negotiation.close();
    await refused;
    expect(jest.getTimerCount()).toBe(0);
  });

  test('confirms an offer that is accepted too late, and changes nothing', async () => {
    const held = negotiation.change({ held: true });
    await settled();
    negotiation.close();
    await Promise.all([expect(held).rejects.toMatchObject({ code: 'callOver' }), wire.accept()]);
    expect(wire.done.at(-1)).toBe('ack');
    expect(negotiation.isHeld()).toBe(false);
  });
});
