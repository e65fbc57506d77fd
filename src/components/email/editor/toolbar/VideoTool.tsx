import { useState, type ReactNode } from 'react';
import { videoAddress } from '../../rich/address';
import { insertEntity } from '../edits/insertEdits';
import { useToolbox } from './context';
import { FormField, FormTool, ToolForm } from './FormTool';
import { useToolValues } from './useToolValues';

function VideoForm({ onDone }: { onDone: () => void }): ReactNode {
  const { run } = useToolbox();
  const { address, change, done, words } = useToolValues('video');
  const [isWrong, setIsWrong] = useState(false);

  function submit(): void {
    const href = videoAddress(address);
    setIsWrong(href === null);
    if (href === null) return;
    done();
    onDone();
    const named = words.trim() === '' ? new URL(href).host : words.trim();
    run(insertEntity({ type: 'VIDEO', mutability: 'IMMUTABLE', data: { href, title: named } }));
  }

  return (
    <ToolForm submit="editor.insert" onSubmit={submit}>
      <FormField
        label="editor.videoAddress"
        keys="url"
        value={address}
        onType={(text) => change({ address: text })}
        error={isWrong ? 'editor.badAddress' : null}
      />
      <FormField label="editor.title" value={words} onType={(text) => change({ words: text })} />
    </ToolForm>
  );
}

/** Puts a video into the text, as the link that mail programs can follow: none of them plays it. */
export function VideoTool(): ReactNode {
  return (
    <FormTool name="editor.video" icon="video">
      {(close) => <VideoForm onDone={close} />}
    </FormTool>
  );
}
