import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectConfiguration } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { T, type TextId } from '../intl';
import { integrationHref, type IntegratedCall } from './integrationHref';

/** One labelled value of the call view's toolbar. */
export function CallFact({ label, children }: { label: TextId; children: ReactNode }): ReactNode {
  return (
    <div className="call-view__fact">
      <dt>
        <T id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Opens the centre's own page about a call in another tab, where the settings name one. */
export function IntegrationLink({ call }: { call: IntegratedCall }): ReactNode {
  const configuration = useAppSelector(selectConfiguration);
  const href = configuration === null ? null : integrationHref(configuration, call);
  if (href === null) return null;
  return (
    <a className="button" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="open" />
      <T id="call.integration" />
    </a>
  );
}
