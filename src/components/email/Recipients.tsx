import type { ReactNode } from 'react';
import type { Envelope } from '../../store/messages/types';
import { useText, type TextId } from '../intl';
import { personOf } from './people';

const LINES: readonly (readonly [Exclude<keyof Envelope, 'from'>, TextId])[] = [
  ['to', 'mail.to'],
  ['cc', 'mail.cc'],
  ['bcc', 'mail.bcc'],
];

/** Whom a mail reached: the first of them and how many more, all of them once opened. */
export function Recipients({ envelope }: { envelope: Envelope }): ReactNode {
  const t = useText();
  const [first = ''] = envelope.to;
  const { name, address } = personOf(first);
  const others = envelope.to.length - 1;
  const summary = [
    t('mail.toFirst', { first: name === '' ? address : name, others: Math.max(0, others) }),
    ...(envelope.cc.length > 0 ? [t('mail.ccCount', { count: envelope.cc.length })] : []),
    ...(envelope.bcc.length > 0 ? [t('mail.bccCount', { count: envelope.bcc.length })] : []),
  ];
  return (
    <details className="mail__recipients">
      <summary>{summary.join(' · ')}</summary>
      <dl>
        {LINES.filter(([list]) => envelope[list].length > 0).map(([list, label]) => (
          <div key={list}>
            <dt>{t(label)}</dt>
            <dd>{envelope[list].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
