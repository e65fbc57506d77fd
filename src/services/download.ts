/** Hands files to the agent. */
export interface Download {
  /** Saves a text under a name where the browser puts downloads. */
  save(fileName: string, text: string, mimeType: string): void;
}

/** Time for the browser to take the file before its address is given back, ms. */
const TAKEN_MS = 60_000;

/** Downloads by a link to a blob, as every browser understands it. */
export function createDownload(): Download {
  return {
    save: (fileName, text, mimeType) => {
      const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
    },
  };
}
