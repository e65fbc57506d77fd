import { toFailure } from '../../../src/lib/failure';
import { createContactApi } from '../../../src/services/api/contactApi';
import { createSandbox, type Sandbox } from '../../../sandbox/createSandbox';
import type { ContactForm } from '../../../src/store/contacts/types';
import { sampleContact } from '../../support/samples';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';
import { REQ_ID } from '../support/wire';

const CLIENTE = {
  id: 7,
  nome: 'Maria',
  numero: '5511988880001',
  email: '',
  documento: null,
  url: ' crm.exemplo.com ',
  idGrupo: 2,
  clienteGrupo: [{ rota: 'SAC' }],
  profileImage: '/f/7.jpg',
  isBusiness: true,
  facebookID: 'fb7',
  versaoReg: 3,
  cidade: 'Recife',
  nascimento: 1980,
  __extra: { a: 1 },
  CamposAdicionais: [{ id: 1, clienteID: 7, nome: 'Plano', valor: 'Ouro' }],
  NumerosAdicionais: [{ id: 2, clienteID: 7, nome: 'Casa', numero: '551140028922' }],
};

const MARIA = {
  id: '7',
  name: 'Maria',
  number: '5511988880001',
  email: null,
  document: null,
  url: 'crm.exemplo.com',
  groupId: '2',
  routes: ['SAC'],
  profileImage: '/f/7.jpg',
  isBusiness: true,
  version: '3',
  fields: [{ name: 'Plano', value: 'Ouro' }],
  numbers: [{ name: 'Casa', number: '551140028922' }],
  others: { cidade: 'Recife', nascimento: '1980' },
};

const FORM: ContactForm = {
  name: ' Maria Lima ',
  number: '',
  email: 'm@x.br',
  url: '',
  groupId: null,
  fields: [{ name: 'Plano ', value: ' Prata' }],
  numbers: [],
};

describe('the server as the contract has it', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startHttpServer();
  });

  afterEach(() => server.close());

  const api = () => createContactApi(httpTo(server.port));
  const answer = (body: unknown, status = 200) => server.answer(() => ({ status, body }));

  test('gives a page of contacts; a broken one is left out and counts', async () => {
    answer({ dados: [CLIENTE, { nome: 'Sem id' }, { id: '9', nome: 'Só nome' }], total: 2_500 });
    const { contacts, count, total } = await api().page(2, 1_000);
    expect(server.seen[0]).toMatchObject({ path: '/api/v2/clientes', query: { max: '1000', page: '2' } });
    expect({ count, total }).toEqual({ count: 3, total: 2_500 });
    const { id, name, number, email, document, groupId, routes } = MARIA;
    expect(contacts).toEqual([
      { id, name, number, email, document, groupId, routes },
      {
        id: '9',
        name: 'Só nome',
        number: null,
        email: null,
        document: null,
        groupId: null,
        routes: null,
      },
    ]);
    answer({ dados: [] });
    await expect(api().page(1, 10)).resolves.toEqual({ contacts: [], count: 0, total: null, max: null });
    answer({ dados: [CLIENTE], max: 1 });
    await expect(api().page(1, 10)).resolves.toMatchObject({ count: 1, total: null, max: 1 });
  });

  test.each([[{ dados: CLIENTE }], [CLIENTE], [{ dados: [CLIENTE, { id: 8 }] }], [[CLIENTE]]])(
    'gives one contact, wrapped, bare or in a list',
    async (body) => {
      answer(body);
      await expect(api().one('7')).resolves.toEqual(MARIA);
    },
  );

  test('gives none: null, an empty list, or not found', async () => {
    for (const body of [{ dados: null }, { dados: [] }]) {
      answer(body);
      await expect(api().byNumber('55119')).resolves.toBeNull();
    }
    answer({ error: true, msg: 'Cliente não encontrado.', codigo: 'NAO_ENCONTRADO' }, 404);
    await expect(api().one('7/../8')).resolves.toBeNull();
    expect(server.seen.at(-1)?.path).toBe('/api/v2/clientes/7%2F..%2F8');
  });

  test.each([[{ dados: { nome: 'Maria' } }], [{ dados: 'Maria' }], ['Maria']])(
    'gives %j, which is no contact',
    async (body) => {
      answer(body);
      await expect(api().one('7')).rejects.toMatchObject({ code: 'badAnswer' });
    },
  );

  test('takes a contact as the spec has it, under the id of the form and over the version that was seen', async () => {
    answer({ dados: CLIENTE });
    await expect(api().save({ reqId: REQ_ID, contact: MARIA, form: FORM })).resolves.toEqual({
      kind: 'saved',
      contact: MARIA,
    });
    expect(server.seen[0]).toMatchObject({ method: 'PUT', path: '/api/v2/clientes/7' });
    expect(server.seen[0]?.headers).toMatchObject({ 'idempotency-key': REQ_ID, 'if-match': '3' });
    expect(server.seen[0]?.body).toEqual({
      nome: 'Maria Lima',
      numero: null,
      email: 'm@x.br',
      documento: null,
      url: null,
      idGrupo: null,
      CamposAdicionais: [{ nome: 'Plano', valor: 'Prata' }],
      NumerosAdicionais: [],
      profileImage: '/f/7.jpg',
      isBusiness: true,
    });
  });

  test('gives back what the console has no word for, as the server gave it last', async () => {
    const fields = [
      { id: 1, clienteID: 7, nome: 'Plano', valor: 'Ouro', ordem: 2 },
      { id: 3, clienteID: 7, nome: 'Plano', valor: 'Extra', ordem: 5 },
      { id: 4, clienteID: 7, nome: 'Loja', valor: '12', ordem: 9 },
    ];
    const { one, save } = api();
    answer({ dados: { ...CLIENTE, nomeGrupo: 'Varejo', CamposAdicionais: fields } });
    await one('7');
    answer({ dados: { ...CLIENTE, id: 8, cidade: 'Olinda' } });
    await one('8');
    const form = {
      ...FORM,
      fields: [
        { name: 'Plano', value: 'Prata' },
        { name: 'Nova', value: 'x' },
        { name: 'Plano', value: 'Extra' },
      ],
    };
    answer({ dados: { id: 7 } });
    await save({ reqId: REQ_ID, contact: MARIA, form });
    expect(server.seen.at(-1)?.body).toEqual({
      nome: 'Maria Lima',
      numero: null,
      email: 'm@x.br',
      documento: null,
      url: null,
      idGrupo: null,
      profileImage: '/f/7.jpg',
      isBusiness: true,
      cidade: 'Recife',
      nascimento: 1980,
      __extra: { a: 1 },
      CamposAdicionais: [
        { nome: 'Plano', valor: 'Prata', ordem: 2 },
        { nome: 'Nova', valor: 'x' },
        { nome: 'Plano', valor: 'Extra', ordem: 5 },
      ],
      NumerosAdicionais: [],
    });
  });

  test.each([
    ['no answer', 'ok'],
    ['nothing but the id', { id: '7' }],
    ['the id within', { dados: { id: 7 } }],
  ])('may count no versions and show %s', async (_what, body) => {
    answer(body);
    const contact = sampleContact({ version: null });
    await expect(api().save({ reqId: REQ_ID, contact, form: FORM })).resolves.toEqual({
      kind: 'saved',
      contact: null,
    });
    expect(server.seen[0]?.headers['if-match']).toBeUndefined();
    expect(server.seen[0]?.body).not.toHaveProperty('profileImage');
  });

  test('tells what somebody else saved first, and every other refusal as it is', async () => {
    const save = () => api().save({ reqId: REQ_ID, contact: MARIA, form: FORM });
    const told = { msg: 'Alterado por outra pessoa.', atual: { ...CLIENTE, nome: 'Maria Melo' } };
    for (const shape of [{ error: true, ...told }, { error: told }, { error: told.msg, ...told }]) {
      answer(shape, 409);
      await expect(save()).resolves.toEqual({ kind: 'overtaken', contact: { ...MARIA, name: 'Maria Melo' } });
    }
    answer({ error: true, msg: 'Chave.', codigo: 'CHAVE_REUSADA' }, 409);
    await expect(save()).rejects.toMatchObject({ code: 'CHAVE_REUSADA', message: 'Chave.' });
    answer({ error: true, msg: 'Outro.', codigo: 'OUTRO_AGENTE', atual: { id: 5, queue: 'SAC' } }, 409);
    await expect(save()).rejects.toMatchObject({ code: 'OUTRO_AGENTE' });
    answer({ error: true, msg: '', codigo: 'VALIDACAO', campos: { nome: 'Campo obrigatório' } }, 400);
    const fieldErrors = { nome: 'Campo obrigatório' };
    await expect(save()).rejects.toMatchObject({ code: 'VALIDACAO', fieldErrors });
    answer({ error: { msg: '', codigo: 'VALIDACAO', campos: fieldErrors } }, 400);
    await expect(save().catch(toFailure)).resolves.toEqual({ code: 'VALIDACAO', message: '', fieldErrors });
  });
});

describe('the sandbox', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await createSandbox();
  });

  afterAll(() => sandbox.close());

  const api = () => createContactApi(httpTo(sandbox.httpPort, { bearer: sandbox.bearer }));

  test('gives contacts, groups, one contact by id and by number, and saves once', async () => {
    const { contacts, total } = await api().page(1, 1_000);
    expect(total).toBe(contacts.length);
    const groups = await api().groups();
    expect(groups.map(({ name }) => name)).toContain('Varejo');
    const known = contacts.find(({ number }) => number !== null);
    const contact = await api().one(known?.id ?? '');
    expect(contact).toMatchObject({ ...known });
    await expect(api().byNumber(known?.number ?? '')).resolves.toEqual(contact);
    await expect(api().byNumber('5500000')).resolves.toBeNull();
    await expect(api().one('999999')).resolves.toBeNull();
    if (contact === null) throw new Error('No contact');
    const form = { ...FORM, groupId: groups[0]?.id ?? null };
    const saved = await api().save({ reqId: REQ_ID, contact, form });
    expect(saved).toMatchObject({ kind: 'saved', contact: { name: 'Maria Lima', groupId: form.groupId } });
    await expect(api().save({ reqId: REQ_ID, contact, form })).resolves.toEqual(saved);
    const other = `${REQ_ID.slice(0, -1)}0`;
    await expect(api().save({ reqId: other, contact, form })).resolves.toEqual({
      kind: 'overtaken',
      contact: saved.contact,
    });
  });
});
