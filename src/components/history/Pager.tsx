import { Icon } from '../ui/icons/Icon';
import { useId, type ReactNode } from 'react';
import { T, useText, type TextId } from '../intl';
import { IconButton } from '../ui/IconButton';
import { PAGE_SIZES, type PageOfRows } from './usePage';

interface StepProps {
  label: TextId;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** It keeps the focus where it leads nowhere, so that keys go on from there. */
function Step({ label, isOff, onPress, children }: StepProps): ReactNode {
  const t = useText();
  return (
    <IconButton isFramed label={t(label)} isOff={isOff} onClick={onPress}>
      {children}
    </IconButton>
  );
}

function SizeChoice({ page: { size, resize } }: { page: PageOfRows }): ReactNode {
  const id = useId();
  return (
    <span className="history__size">
      <label htmlFor={id}>
        <T id="history.perPage" />
      </label>
      <select
        id={id}
        className="history__field"
        value={size}
        onChange={({ target }) => resize(Number(target.value))}
      >
        {PAGE_SIZES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Which rows show of how many, and the way to the others. */
export function Pager({ page }: { page: PageOfRows }): ReactNode {
  const t = useText();
  const { number, count, last, goTo, size } = page;
  const from = number * size + 1;
  const to = Math.min(count, from + size - 1);
  return (
    <nav className="history__pager" data-foot aria-label={t('history.pages')}>
      <SizeChoice page={page} />
      <span className="tabular" aria-live="polite">
        <T id="history.range" values={{ from, to, count }} />
      </span>
      <Step label="history.first" isOff={number === 0} onPress={() => goTo(0)}>
        <Icon name="first" />
      </Step>
      <Step label="history.previous" isOff={number === 0} onPress={() => goTo(number - 1)}>
        <Icon name="left" />
      </Step>
      <Step label="history.next" isOff={number === last} onPress={() => goTo(number + 1)}>
        <Icon name="right" />
      </Step>
      <Step label="history.last" isOff={number === last} onPress={() => goTo(last)}>
        <Icon name="last" />
      </Step>
    </nav>
  );
}
