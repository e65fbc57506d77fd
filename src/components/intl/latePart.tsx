import { memo, type ComponentType, type JSX, type LazyExoticComponent } from 'react';
import { lazyPart } from '../ui/feedback/lazyPart';
import { AllWords } from './IntlRoot';

/** Fetches the component library, which every part that opens on demand is given. */
export const loadLibrary = () => import(/* webpackChunkName: "antd" */ '../appearance/AntdRoot');

/**
 * A part of the screen that opens on demand, in a chunk of its own, with all words of the language and with the
 * component library: the console does not wait for any of them, and its first screens are made of plain elements.
 * The library's root is dear, so what stands around a part does not draw it again.
 * @returns a part that throws, for the nearest error boundary, when a chunk could not be fetched
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyPart(async () => {
    const [{ default: Part }, { AntdRoot }] = await Promise.all([load(), loadLibrary()]);
    const WithWords = (props: JSX.IntrinsicAttributes & Props) => (
      <AllWords>
        <AntdRoot>
          <Part {...props} />
        </AntdRoot>
      </AllWords>
    );
    return { default: memo(WithWords) };
  });
}
