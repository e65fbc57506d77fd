import { useCallback, useState } from 'react';
import type { Edit } from './edits/blocks';
import { insertEntity } from './edits/insertEdits';
import { pictureOf } from './pictures';

/** Takes files into what is written. */
export interface Taking {
  /** The last file was no picture, or stays too large. */
  isRefused: boolean;
  takeFile: (file: Blob) => void;
}

/** Puts files into the text as pictures. */
export function useTaking(run: (edit: Edit) => void): Taking {
  const [isRefused, setIsRefused] = useState(false);
  const takeFile = useCallback(
    (file: Blob) => {
      const put = async () => {
        const picture = await pictureOf(file).catch(() => null);
        setIsRefused(picture === null);
        if (picture === null) return;
        const { src, width } = picture;
        const alt = 'name' in file && typeof file.name === 'string' ? file.name.replace(/\.\w+$/u, '') : '';
        run(insertEntity({ type: 'IMAGE', mutability: 'IMMUTABLE', data: { src, alt, width } }));
      };
      void put();
    },
    [run],
  );
  return { isRefused, takeFile };
}
