import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import './panes.css';

interface Props {
  /** The heading; the product's title unless given. */
  heading?: string;
  /** A sentence below it. */
  hint: string;
}

/** What fills the middle when there is nothing to show there (spec 1 §2: a product banner). */
export function ProductBanner({ heading, hint }: Props): ReactNode {
  const title = useAppSelector(selectProductTitle);
  return (
    <div className="product-banner">
      <Icon name="chat" className="product-banner__icon" />
      <h2 className="product-banner__heading">{heading ?? title}</h2>
      <p className="product-banner__hint">{hint}</p>
    </div>
  );
}
