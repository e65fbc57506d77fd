import { useRef, useState, type ReactNode } from 'react';
import { T } from '../../../intl';
import { pictureAddress } from '../../rich/address';
import { insertEntity } from '../edits/insertEdits';
import { useToolbox } from './context';
import { FormField, FormTool, ToolForm } from './FormTool';
import { useToolValues } from './useToolValues';

function ImageForm({ onDone }: { onDone: () => void }): ReactNode {
  const { run, takeFile } = useToolbox();
  const input = useRef<HTMLInputElement>(null);
  const { address, change, done, words } = useToolValues('image');
  const [isWrong, setIsWrong] = useState(false);

  function submit(): void {
    const src = pictureAddress(address);
    setIsWrong(src === null);
    if (src === null) return;
    done();
    onDone();
    run(insertEntity({ type: 'IMAGE', mutability: 'IMMUTABLE', data: { src, alt: words.trim() } }));
  }

  return (
    <ToolForm
      submit="editor.insert"
      onSubmit={submit}
      before={
        <button type="button" className="button" onClick={() => input.current?.click()}>
          <T id="editor.fromFile" />
        </button>
      }
    >
      <FormField
        label="editor.imageAddress"
        keys="url"
        value={address}
        onType={(text) => change({ address: text })}
        error={isWrong ? 'editor.badAddress' : null}
      />
      <FormField label="editor.description" value={words} onType={(text) => change({ words: text })} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file === undefined) return;
          onDone();
          takeFile(file);
        }}
      />
    </ToolForm>
  );
}

/** Puts a picture into the text: from the web, or from a file. */
export function ImageTool(): ReactNode {
  return (
    <FormTool name="editor.image" icon="image">
      {(close) => <ImageForm onDone={close} />}
    </FormTool>
  );
}
