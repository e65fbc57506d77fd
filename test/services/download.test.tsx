import { createDownload } from '../../src/services/download';

/** What the browser is told to follow. */
function followed(): HTMLAnchorElement[] {
  const links: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  return links;
}

afterEach(() => jest.restoreAllMocks());

it('lets no file that could not be read become a document of the origin of the console', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const links = followed();
  const url = `${window.location.origin}/gravacoes/boleto.html`;
  await createDownload().saveFrom(url, 'boleto.html');
  expect(links.map(({ href, download }) => [href, download])).toEqual([[url, 'boleto.html']]);
});
