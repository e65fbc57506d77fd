import { useState, type ReactNode } from 'react';
import { T } from '../../../intl';
import { typedLink } from '../../rich/address';
import { linkAt, removeLink, setLink } from '../edits/inlineEdits';
import { useToolbox } from './context';
import { FormField, FormTool, ToolForm } from './FormTool';
import { useToolValues } from './useToolValues';

function LinkForm({ onDone }: { onDone: () => void }): ReactNode {
  const { state, run } = useToolbox();
  const link = linkAt(state);
  const needsText = link === null && state.getSelection().isCollapsed();
  const typed = link?.href.replace(/^(?:mailto|tel):/u, '');
  const { address, change, done, words } = useToolValues('link', typed);
  const [isWrong, setIsWrong] = useState(false);

  function submit(): void {
    const href = typedLink(address);
    setIsWrong(href === null);
    if (href === null) return;
    done();
    onDone();
    run(setLink(href, words.trim() === '' ? address.trim() : words.trim()));
  }

  return (
    <ToolForm
      submit={link === null ? 'editor.insert' : 'editor.apply'}
      onSubmit={submit}
      before={
        link !== null && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              done();
              onDone();
              run(removeLink);
            }}
          >
            <T id="editor.unlink" />
          </button>
        )
      }
    >
      <FormField
        label="editor.address"
        keys="url"
        value={address}
        onType={(text) => change({ address: text })}
        error={isWrong ? 'editor.badLink' : null}
      />
      {needsText && (
        <FormField label="editor.linkText" value={words} onType={(text) => change({ words: text })} />
      )}
    </ToolForm>
  );
}

/** Makes links, changes them and takes them away. */
export function LinkTool(): ReactNode {
  const { state } = useToolbox();
  return (
    <FormTool name="editor.link" icon="link" isPressed={linkAt(state) !== null}>
      {(close) => <LinkForm onDone={close} />}
    </FormTool>
  );
}
