/** @jest-environment node */
import * as v from 'valibot';
import { listAnswerSchema } from '../../src/services/api/contract';
import { clienteSchema } from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { call } from './http';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

async function contacts(query: string) {
  const answer = await call(sandbox, 'GET', `/api/v2/clientes?${query}`);
  return v.parse(listAnswerSchema(clienteSchema), answer.body);
}

test('contacts come in pages by name, each once, and the last page is not full', async () => {
  const all = await contacts('max=-1&page=1');
  const pages = await Promise.all([1, 2, 3, 4].map((page) => contacts(`max=20&page=${String(page)}`)));
  expect(pages.map(({ dados }) => dados.length)).toEqual([20, 20, 8, 0]);
  expect(pages.map(({ total }) => total)).toEqual([48, 48, 48, 48]);
  expect(pages.flatMap(({ dados }) => dados)).toEqual(all.dados);
  const names = all.dados.map(({ nome }) => nome);
  expect(names).toEqual([...names].sort());
});

test('a listed contact tells the routes of its group, and not the lists that belong to it', async () => {
  const { dados } = await contacts('max=-1&page=1');
  const grouped = dados.find(({ idGrupo }) => idGrupo === 1);
  expect(grouped?.clienteGrupo).toEqual([{ rota: 'Chat Site' }, { rota: 'WhatsApp Vendas' }]);
  expect(grouped).not.toHaveProperty('CamposAdicionais');
  expect(dados.find(({ idGrupo }) => idGrupo === null)?.clienteGrupo).toEqual([]);
});

test('many contacts are made in one go, in every group and in none', async () => {
  const first = sandbox.control.seedContacts({ count: 40 });
  const { dados, total } = await contacts('max=-1&page=1');
  expect(total).toBe(88);
  const made = dados.filter(({ id }) => Number(id) >= Number(first?.id));
  expect(made).toHaveLength(40);
  expect(new Set(made.map(({ idGrupo }) => idGrupo))).toEqual(new Set([null, 1, 2, 3]));
  expect(new Set(made.map(({ nome }) => nome)).size).toBe(40);
  expect(made.some(({ url }) => url !== null)).toBe(true);
});
