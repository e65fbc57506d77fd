import { createSandbox } from '../../sandbox/createSandbox';

const MORNING = Date.parse('2026-03-11T10:24:00-03:00');

it('lives by the clock that it is given', async () => {
  let now = MORNING;
  const { control, close } = await createSandbox({ now: () => now });
  try {
    const { id, dataIni } = control.openConversation({ queue: 'Chat Site', texto: 'Oi' });
    expect(dataIni).toBe(new Date(MORNING).toISOString());
    now += 60_000;
    const { dataHora: saidAt } = control.customerWrites({ idAtendimento: id, texto: 'Alguém?' });
    expect(saidAt).toBe(new Date(now).toISOString());
    const ended = control.conversations({ status: 'Encerrado' }).map((one) => Date.parse(one.dataIni));
    expect(Math.max(...ended)).toBeLessThan(MORNING);
  } finally {
    await close();
  }
});
