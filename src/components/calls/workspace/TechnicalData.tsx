import type { ReactNode } from 'react';
import type { Call, EndedCall } from '../../../store/calls/types';
import { T, useText } from '../../intl';
import { CallData } from '../CallData';
import './workspace.css';

/** What the exchange and the centre know a call by, and the headers that came with it: for who looks for a fault. */
export function TechnicalData({ call }: { call: Call | EndedCall }): ReactNode {
  const t = useText();
  const { contactId, data, id, uniqueId } = call;
  const ids = {
    [t('call.id')]: uniqueId,
    [t('call.sipId')]: id,
    [t('call.contactId')]: contactId,
  };
  return (
    <details className="call-technical">
      <summary className="call-technical__summary">
        <T id="call.technical" />
      </summary>
      <section className="call-technical__data" aria-label={t('call.data')}>
        <dl className="call-data">
          {Object.entries(ids).map(([name, value]) =>
            value === null ? null : (
              <div key={name} className="call-data__line">
                <dt>{name}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ),
          )}
        </dl>
        {Object.keys(data).length === 0 ? (
          <p className="call-view__nothing">{t('call.noData')}</p>
        ) : (
          <CallData data={data} />
        )}
      </section>
    </details>
  );
}
