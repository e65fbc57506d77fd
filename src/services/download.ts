import { ServiceError } from './serviceError';

/** Downloads for the agent. */
export interface Download {
  /** Saves a text under a name where the browser puts downloads. */
  save(fileName: string, text: string, mimeType: string): void;
  /** Saves a file the same way. */
  saveFile(fileName: string, blob: Blob): void;
  /**
   * Saves a file of the customer's server, without leaving the page. Where that server lets no page read its
   * files it opens in a tab of its own. Rejects with `http` when it is not there,
   * `offline` when the server cannot tell now.
   */
  saveFrom(url: string, fileName: string): Promise<void>;
  /** A file of that server. Rejects with `http` when it is not there, `offline` when no page may read it, or not now. */
  fetchFrom(url: string): Promise<Blob>;
}

/** Time for the browser to save the file before its URL is revoked, ms. */
const REVOKE_AFTER_MS = 60_000;

function clickLink(fields: Partial<Pick<HTMLAnchorElement, 'href' | 'download' | 'target' | 'rel'>>): void {
  const link = Object.assign(document.createElement('a'), fields);
  document.body.append(link);
  link.click();
  link.remove();
}

function saveFile(fileName: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  clickLink({ href, download: fileName });
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}

/** Null: the server answers, but not to pages of another origin. */
async function fetched(url: string): Promise<Response | null> {
  try {
    return await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    return null;
  }
}

/** Of a server that starts again, or has too much to do, nobody knows whether it has the file. */
function checked(answer: Response): Response {
  const { ok, status } = answer;
  if (ok) return answer;
  const isGone = status >= 400 && status < 500 && status !== 408 && status !== 429;
  throw new ServiceError(isGone ? 'http' : 'offline');
}

/** Downloads by a link to a blob, as every browser understands it. */
export function createDownload(): Download {
  return {
    save: (fileName, text, mimeType) => saveFile(fileName, new Blob([text], { type: mimeType })),
    saveFile,
    async saveFrom(url, fileName) {
      const answer = await fetched(url);
      if (answer === null) {
        // Browsers open what is of another origin; what is of this one never becomes a document of it.
        clickLink({ href: url, download: fileName, target: '_blank', rel: 'noopener noreferrer' });
        return;
      }
      saveFile(fileName, await checked(answer).blob());
    },
    async fetchFrom(url) {
      const answer = await fetched(url);
      if (answer === null) throw new ServiceError('offline');
      return checked(answer).blob();
    },
  };
}
