import { createEventEmitter } from '../../../src/services/sip/eventEmitter';
import type { SipEvent } from '../../../src/services/sip/softphone';

const log = { write: () => undefined, read: () => Promise.resolve(new Blob()) };

const established = (callId: string): SipEvent => ({ kind: 'established', callId });

const ended = (callId: string): SipEvent => ({
  kind: 'ended',
  callId,
  by: 'agent',
  cause: 'completed',
  status: null,
  q850: null,
});

function scene() {
  const emitter = createEventEmitter(log);
  const [all, own] = [[] as SipEvent[], [] as SipEvent[]];
  emitter.subscribe((event) => all.push(event));
  const stop = emitter.keepApart('echo', (event) => own.push(event));
  return { ...emitter, all, own, stop };
}

test('of a call that is kept apart its own listener hears alone', () => {
  const { all, emit, own } = scene();
  emit(established('echo'));
  emit(established('c1'));
  emit(ended('echo'));
  expect(own).toEqual([established('echo'), ended('echo')]);
  expect(all).toEqual([established('c1')]);
});

test('nobody hears of its end once its listener has left', () => {
  const { all, emit, own, stop } = scene();
  stop();
  emit(ended('echo'));
  expect([...all, ...own]).toEqual([]);
});
