import { fireEvent, screen } from '@testing-library/react';
import { MediaContext, mediaBelow } from '../../../../src/components/chat/media';
import { Attachments } from '../../../../src/components/chat/timeline/attachments/Attachments';
import { createDownload } from '../../../../src/services/download';
import { fileDownloadRequested } from '../../../../src/store/messages/actions';
import { renderWithStore } from '../../../support/renderWithStore';

it.each([
  ['boleto.html', 'application/pdf'],
  ['pagina.html', 'text/html'],
  ['logo.svg', 'image/svg+xml'],
])('a file never becomes a document of the origin of the console: %s is saved', (fileName, mimeType) => {
  const file = {
    path: `/f/${fileName}`,
    fileName,
    mimeType,
    bytes: 10,
    width: null,
    height: null,
    seconds: null,
  };
  const { dispatched } = renderWithStore(
    <MediaContext value={mediaBelow(window.location.origin)}>
      <Attachments attachments={[file]} />
    </MediaContext>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('download', fileName);
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
  const middle = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
  expect(fireEvent(link, middle)).toBe(false);
  expect(dispatched.filter(fileDownloadRequested.match)).toHaveLength(3);
});

it('so is one that could not be read', async () => {
  const links: HTMLAnchorElement[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const url = `${window.location.origin}/gravacoes/boleto.html`;
  await createDownload().saveFrom(url, 'boleto.html');
  globalThis.fetch = before;
  click.mockRestore();
  expect(links.map(({ href, download }) => [href, download])).toEqual([[url, 'boleto.html']]);
});
