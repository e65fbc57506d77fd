import { createDescription } from '../../../src/services/sip/media/description';
import type { PeerMedia } from '../../../src/services/sip/media/peerMedia';

let done: string[];
let forked = 0;

/** The description of a call that heard A early; the final answer is this, or without a description. */
function description(finalAnswer: string) {
  const media = {
    isNegotiating: () => true,
    isOfAnother: (answer: string) => answer !== 'A',
    applyAnswer: async (answer: string) => void done.push(`apply ${answer}`),
    renew: () => void done.push('renew'),
  } as unknown as PeerMedia;
  const answeredByAnother = (): void => {
    forked += 1;
  };
  const forking = { finalAnswer: () => finalAnswer, answeredByAnother };
  return createDescription({ media, prepared: null, isHeld: () => false, forking });
}

beforeEach(() => {
  done = [];
  forked = 0;
});

test('who was heard early and answers is heard on', async () => {
  await description('A').setDescription('A');
  expect(done).toEqual(['apply A']);
  expect(forked).toBe(0);
});

test('another one who answers gets a connection of its own, also where SIP.js reads the first description', async () => {
  await description('B').setDescription('A');
  expect(done).toEqual(['renew']);
  expect(forked).toBe(1);
});

test('an answer without a description is that of who was heard early', async () => {
  await description('').setDescription('A');
  expect(done).toEqual(['apply A']);
});

test('an answer to a later offer is read as it comes', async () => {
  const call = description('A');
  await call.setDescription('A');
  await call.setDescription('C');
  expect(done).toEqual(['apply A', 'apply C']);
  expect(forked).toBe(0);
});
