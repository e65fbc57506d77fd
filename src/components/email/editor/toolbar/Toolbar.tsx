import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { EditorState } from 'draft-js';
import { T, useText } from '../../../intl';
import { moveFocus, rovingKeys } from '../../../ui/roving';
import type { Edit } from '../edits/blocks';
import { ToolboxContext, useToolbox } from './context';
import { ImageTool } from './ImageTool';
import { LinkTool } from './LinkTool';
import { AlignMenu, ColourMenu } from './LookMenus';
import { FontMenu, ParagraphMenu, SizeMenu } from './TextMenus';
import { BLOCKS, CLEAR, DIRECTIONS, FIRST, HISTORY, STYLES, type Tool } from './tools';
import { VideoTool } from './VideoTool';
import { ToolButton } from './ToolButton';
import { ToolIcon } from './ToolIcon';
import './toolbar.css';

/** Tools that are one button each. */
function Tools({ tools }: { tools: readonly Tool[] }): ReactNode {
  const { state, run } = useToolbox();
  return tools.map(({ icon, name, edit, isOn, isOff, keys }) => (
    <ToolButton
      key={name}
      name={name}
      keys={keys}
      {...(isOn === undefined ? {} : { isPressed: isOn(state) })}
      isOff={isOff?.(state) ?? false}
      onPress={() => run(edit)}
    >
      <ToolIcon name={icon} />
    </ToolButton>
  ));
}

interface Props {
  state: EditorState;
  run: (edit: Edit) => void;
  takeFile: (file: Blob) => void;
  /** The last file did not become a picture. */
  isRefused: boolean;
  isDisabled: boolean;
  keeps: string | null;
  /** The agent goes back to the text. */
  onLeave: () => void;
}

const KEYS = rovingKeys({ axis: 'horizontal', wraps: true });

function Group({ children }: { children: ReactNode }): ReactNode {
  return <div className="toolbar__group">{children}</div>;
}

/** What few mails need, below the row of what most do. */
function Rest({ id }: { id: string }): ReactNode {
  return (
    <div id={id} className="toolbar__row">
      <Group>
        <Tools tools={HISTORY} />
      </Group>
      <Group>
        <ParagraphMenu />
        <FontMenu />
        <SizeMenu />
      </Group>
      <Group>
        <Tools tools={STYLES} />
        <ColourMenu kind="BACKGROUND" />
        <Tools tools={CLEAR} />
      </Group>
      <Group>
        <Tools tools={BLOCKS} />
      </Group>
      <Group>
        <AlignMenu />
        <Tools tools={DIRECTIONS} />
        <VideoTool />
      </Group>
    </div>
  );
}

/**
 * Everything that text can be made, as one toolbar: arrow keys lead through it, Tab and Escape out of it. One row has
 * what most mails need, and leads to the rest.
 */
export function Toolbar({ state, run, takeFile, isRefused, isDisabled, keeps, onLeave }: Props): ReactNode {
  const t = useText();
  const popups = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('editor.bold');
  const [isRestShown, setIsRestShown] = useState(false);
  const rest = useId();
  const toolbox = useMemo(
    () => ({ state, run, takeFile, isDisabled, keeps, popups, current }),
    [state, run, takeFile, isDisabled, keeps, current],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onLeave();
    }
    if (moveFocus(event, '[data-tool]', KEYS) !== null || event.key !== 'ArrowDown') return;
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !activeElement.hasAttribute('aria-haspopup')) return;
    event.preventDefault();
    activeElement.click();
  }

  return (
    <ToolboxContext value={toolbox}>
      <div
        className="toolbar"
        role="toolbar"
        aria-label={t('editor.toolbar')}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const tool = target.dataset['tool'];
          if (tool !== undefined) setCurrent(tool);
        }}
      >
        <div className="toolbar__row">
          <Tools tools={FIRST} />
          <LinkTool />
          <ImageTool />
          <ColourMenu kind="COLOR" />
          <ToolButton
            name="editor.more"
            isOpen={isRestShown}
            controls={isRestShown ? rest : undefined}
            onPress={() => {
              setIsRestShown((before) => !before);
              // The tool that Tab led to may be gone.
              setCurrent('editor.more');
            }}
          >
            <ToolIcon name="more" />
          </ToolButton>
        </div>
        {isRestShown && <Rest id={rest} />}
      </div>
      <div ref={popups} />
      {isRefused && (
        <p className="editor__refused" role="alert">
          <T id="editor.badPicture" />
        </p>
      )}
    </ToolboxContext>
  );
}
