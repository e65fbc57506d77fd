import { transferReason } from '../../../src/components/calls/transfer/transferReason';

describe('the reason of a failed transfer', () => {
  it.each([
    ['transferTimeout', '', 'transfer.notInTime'],
    ['transferFailed', '486', 'call.cause.busy'],
    ['transferFailed', '603', 'call.cause.rejected'],
    ['transferFailed', '404', 'call.cause.notFound'],
    ['transferFailed', '480', 'call.cause.unavailable'],
    ['notEstablished', '', 'transfer.notEstablished'],
    ['transferFailed', '503', 'transfer.notAccepted'],
    ['somethingElse', '', null],
  ])('of %s %s is %s', (code, message, id) => {
    expect(transferReason({ code, message })?.id ?? null).toBe(id);
  });
});
