import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';

interface Props {
  /** Gets the focus back from the panel. */
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onShow: (open: boolean) => void;
}

/** Shows and hides what is known of the customer. */
export function CustomerToggle({ ref, isOpen, onShow }: Props): ReactNode {
  const t = useText();
  const name = t(isOpen ? 'customer.hide' : 'customer.show');
  return (
    <IconButton ref={ref} isFramed label={name} aria-expanded={isOpen} onClick={() => onShow(!isOpen)}>
      <Icon name="person" />
    </IconButton>
  );
}
