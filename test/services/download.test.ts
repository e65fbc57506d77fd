import { createDownload } from '../../src/services/download';

const fetchOf = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'blob'>>, []>();
const before = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = fetchOf as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = before;
});

const answers = (status: number) =>
  fetchOf.mockResolvedValueOnce({ ok: status < 300, status, blob: () => Promise.resolve(new Blob(['x'])) });

it.each([
  [404, 'http'],
  [403, 'http'],
  [410, 'http'],
  [408, 'offline'],
  [429, 'offline'],
  [500, 'offline'],
  [502, 'offline'],
  [503, 'offline'],
])('a file that the server answers %i for is %s', async (status, code) => {
  answers(status);
  await expect(createDownload().fetchFrom('https://c/a.png')).rejects.toMatchObject({ code });
  answers(status);
  await expect(createDownload().saveFrom('https://c/a.png', 'a.png')).rejects.toMatchObject({ code });
});

it('a file that is there comes', async () => {
  answers(200);
  expect((await createDownload().fetchFrom('https://c/a.png')).size).toBe(1);
});
