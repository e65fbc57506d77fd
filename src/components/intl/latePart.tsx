import type { ComponentType, JSX, LazyExoticComponent } from 'react';
import { lazyPart } from '../ui/feedback/lazyPart';
import { AllWords } from './IntlRoot';

/**
 * A part of the screen that opens on demand, in a chunk of its own and with all words of the language: the console does
 * not wait for either.
 * @returns a part that throws, for the nearest error boundary, when its chunk could not be fetched
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyPart(async () => {
    const { default: Part } = await load();
    const WithWords = (props: JSX.IntrinsicAttributes & Props) => (
      <AllWords>
        <Part {...props} />
      </AllWords>
    );
    return { default: WithWords };
  });
}
