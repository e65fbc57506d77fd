import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

interface Props {
  name: TextId;
  /** Shown until the agent says otherwise. */
  isOpenAtFirst?: boolean;
  /** Something in it has to be put right: it stays open. */
  isHeldOpen?: boolean;
  children: ReactNode;
}

/** A part of a form that can be folded away under its heading. */
export function Fold({ name, isOpenAtFirst = false, isHeldOpen = false, children }: Props): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = isHeldOpen || (chosen ?? isOpenAtFirst);
  return (
    <section className="fold">
      <h3 className="fold__heading">
        <button
          type="button"
          className="fold__button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen(!isOpen)}
        >
          <Icon name="unfold" />
          <T id={name} />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="fold__body">
          {children}
        </div>
      )}
    </section>
  );
}
