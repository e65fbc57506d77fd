import { decodeEvent } from '../support/reading';

test('who waits is taken from the conversations where the centre lists none by queue', () => {
  const row = { queue: 'SAC', fromID: '5511900000001@c.us', dataIni: '2026-03-10T09:00:00-03:00' };
  const dados = [
    { ...row, id: 1, fromName: 'Maria', ultimoAgente: null, status: 'Fila' },
    { ...row, id: 2, fromName: 'João', ultimoAgente: 'Ana Souza', status: 'Entrou' },
    { ...row, id: 3, fromName: 'Eva', ultimoAgente: null, status: 'Encerrado' },
  ];
  expect(decodeEvent('getAtendimentos', { dados, espera: null })).toMatchObject({
    kind: 'fact',
    event: { payload: { complete: true, items: { SAC: [{ id: '1', name: 'Maria' }] } } },
  });
});
