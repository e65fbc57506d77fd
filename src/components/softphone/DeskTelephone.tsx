import type { ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import './softphone.css';

/** Where an agent's calls ring whose telephone stands on the desk: the console only shows them. */
export function DeskTelephone(): ReactNode {
  const t = useText();
  const user = useAppSelector(selectUser);
  const extension = user?.extensionNumber ?? user?.extension ?? '';
  return (
    <section className="softphone" aria-label={t('section.phone')}>
      <p className="softphone__state softphone__state--good">
        <Icon name="voice" />
        {t('softphone.desk', { extension })}
      </p>
      <p className="softphone__detail">
        <T id="softphone.deskHint" />
      </p>
    </section>
  );
}
