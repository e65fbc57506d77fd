import { createNegotiation, type Reply } from '../../../src/services/sip/calls/negotiation';
import { diceOf } from '../../support/random';
import { createWire } from '../support/negotiationWire';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('never overlaps, whatever comes when', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const random = diceOf(seed).next;
  let ours = 0;
  const trouble: string[] = [];
  const replies: Reply[] = [
    { kind: 'refused', status: 491, phrase: '', retryAfterS: null },
    { kind: 'refused', status: 488, phrase: '', retryAfterS: null },
    { kind: 'accepted', answer: '', confirm: () => undefined },
    { kind: 'lost' },
  ];
  let theirs = 0;
  const check = (): void => {
    if (ours + theirs > 1)
      trouble.push(`seed ${String(seed)}: ${String(ours)} ours, ${String(theirs)} theirs`);
  };
  const { parts } = createWire({
    random,
    offer: async () => {
      ours += 1;
      check();
      return '';
    },
    send: async () => {
      await new Promise((resolve) => setTimeout(resolve, random() * 50));
      const reply = replies[Math.floor(random() * replies.length)] ?? { kind: 'lost' };
      if (reply.kind !== 'accepted') ours -= 1;
      return reply;
    },
    apply: async () => {
      ours -= 1;
    },
  });
  const negotiation = createNegotiation(parts);
  for (let round = 0; round < 300; round += 1) {
    const kind = random();
    if (kind < 0.4) negotiation.change({ held: random() < 0.5 }).catch(() => undefined);
    else if (kind < 0.6) negotiation.change({ restartIce: true }).catch(() => undefined);
    else {
      const leave = negotiation.admit();
      if (leave !== null) {
        theirs += 1;
        check();
        setTimeout(() => {
          theirs -= 1;
          leave();
        }, random() * 40);
      }
    }
    await jest.advanceTimersByTimeAsync(random() * 60);
  }
  negotiation.close();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(trouble).toEqual([]);
});
