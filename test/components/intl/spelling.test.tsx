import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlLanguage, useSpelling } from '../../../src/components/intl';
import type { Language } from '../../../src/store/config/types';
import { giveLayout } from '../../support/layout';
import { openChat } from '../../support/openChat';
import { sampleMessage } from '../../support/samples';

function Field(): ReactNode {
  return <textarea aria-label="Nota" {...useSpelling()} />;
}

it.each<[Language, string]>([
  ['pt_BR', 'pt-BR'],
  ['eng_US', 'en-US'],
  ['es_cl', 'es-CL'],
])('what is written is checked in the language of the agent: %s', (language, tag) => {
  render(
    <IntlLanguage language={language} messages={{}}>
      <Field />
    </IntlLanguage>,
  );
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveAttribute('lang', tag);
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveAttribute('spellcheck', 'true');
});

it('the composer is checked so', () => {
  const restoreLayout = giveLayout();
  openChat([sampleMessage()]);
  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  expect([box.getAttribute('lang'), box.getAttribute('spellcheck')]).toEqual(['pt-BR', 'true']);
  restoreLayout();
});
