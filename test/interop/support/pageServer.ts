import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageName, Scripts } from './bundlePhones';

/** Pages that are served. */
export interface PageServer {
  url(page: PageName): string;
  close(): void;
}

const html = (page: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Phone</title><script src="/${page}.js"></script>`;

/**
 * Serves the telephones' pages on loopback: a browser lets only a page from there open sockets to there (Local Network
 * Access).
 */
export async function servePages(scripts: Scripts): Promise<PageServer> {
  const server = createServer((request, response) => {
    const [, page = '', extension] = /^\/(phonePage|plainPage)(\.js)?$/.exec(request.url ?? '') ?? [];
    response.setHeader('Content-Type', extension === undefined ? 'text/html' : 'text/javascript');
    if (page === '') response.writeHead(404).end();
    else response.end(extension === undefined ? html(page) : scripts[page as PageName]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: (page) => `http://localhost:${String(port)}/${page}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
