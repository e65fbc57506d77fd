import { useRef, type ReactNode } from 'react';
import { EmojiButton } from '../../chat/composer/emoji/EmojiButton';
import { RepliesButton } from '../../chat/composer/replies/RepliesButton';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { DropDraft } from './DropDraft';

interface Props {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
  onReplies: () => void;
  onDrop: () => void;
  onClose: () => void;
}

/** What is put into a mail, and how the editor is left; the form's own button sends it. */
export function MailFoot({ isDisabled, onFiles, onText, onReplies, onDrop, onClose }: Props): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="answer__foot" data-foot>
      <IconButton label={t('chat.attach')} disabled={isDisabled} onClick={() => input.current?.click()}>
        <Icon name="clip" />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was taken out.
          target.value = '';
        }}
      />
      <EmojiButton disabled={isDisabled} onPick={onText} />
      <RepliesButton disabled={isDisabled} onOpen={onReplies} />
      <DropDraft onDrop={onDrop} className="button button--quiet answer__drop" />
      <button type="button" className="button" title={t('answer.draftKept')} onClick={onClose}>
        <T id="action.close" />
      </button>
      <button type="submit" className="button button--primary" disabled={isDisabled}>
        <Icon name="send" />
        <T id="chat.send" />
      </button>
    </div>
  );
}
