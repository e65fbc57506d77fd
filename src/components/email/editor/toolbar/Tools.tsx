import type { ReactNode } from 'react';
import { useToolbox } from './context';
import { ToolButton } from './ToolButton';
import { ToolIcon } from './ToolIcon';
import type { Tool } from './tools';

/** Tools that are one button each. */
export function Tools({ tools }: { tools: readonly Tool[] }): ReactNode {
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
