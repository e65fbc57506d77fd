import { offerFact, queueHeader } from '../../../src/sagas/calls/offers';

describe('an offer', () => {
  const offer = {
    kind: 'offered',
    callId: 'c1',
    number: '119',
    name: 'Maria',
    data: { 'X-Uniqueid': '17.1', 'x-fila': 'Cobrança', 'X-Cliente': '77' },
    answersItself: false,
  } as const;
  const context = { isBusy: false, firstVoiceQueue: 'Vendas', autoAnswer: false, now: 1_000 };

  it('takes queue, unique id and contact from its headers, however they are written', () => {
    expect(offerFact(offer, context).payload).toEqual({
      callId: 'c1',
      number: '119',
      name: 'Maria',
      data: offer.data,
      autoAnswerAt: null,
      queue: 'Cobrança',
      uniqueId: '17.1',
      contactId: '77',
    });
  });

  it('without headers is of the first voice queue', () => {
    expect(offerFact({ ...offer, data: { 'X-Fila': ' ' } }, context).payload).toMatchObject({
      queue: 'Vendas',
      uniqueId: null,
      contactId: null,
    });
  });

  it.each([
    [true, false],
    [false, true],
  ])('answers itself after 1 s (header %p, setting %p)', (answersItself, autoAnswer) => {
    const fact = offerFact({ ...offer, answersItself }, { ...context, autoAnswer });
    expect(fact.payload).toMatchObject({ autoAnswerAt: 2_000 });
  });

  it('is refused while the agent is in a call', () => {
    expect(offerFact(offer, { ...context, isBusy: true })).toMatchObject({
      type: 'calls/offerRefused',
      payload: { callId: 'c1', number: '119', name: 'Maria' },
    });
  });

  it('puts no line of its own into a header', () => {
    expect(queueHeader('Vendas\r\nX-Evil: 1')).toBe('X-Fila: Vendas X-Evil: 1');
  });
});
