import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { StatusMenuTools } from '../../../src/components/agent/StatusMenuTools';
import { Keyboard } from '../../../src/components/shortcuts/Keyboard';
import type { Language } from '../../../src/store/config/types';
import { countFailed, counted } from '../../../src/store/dayStats/actions';
import { readLocale } from '../../locales/localeFiles';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleFigures } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const MIDNIGHT = new Date(2026, 2, 10).getTime();

const NINE = 9 * 3_600_000;

async function open(language: Language = 'pt_BR') {
  const rendered = renderWithStore(
    <>
      <StatusMenuTools leave={() => undefined} />
      <Keyboard />
    </>,
    { facts: signedInFacts(), language },
  );
  await rendered.user.click(
    screen.getByRole('button', { name: readLocale(language)['statusMenu.day'] ?? '' }),
  );
  const dialog = await screen.findByRole('dialog');
  const happen = (action: UnknownAction) => act(() => void rendered.store.dispatch(action));
  const figure = (name: string) => within(dialog).getByText(name).nextSibling?.textContent;
  return { ...rendered, dialog, happen, figure };
}

describe('what the agent did today', () => {
  it('is read when it is looked at, and shown', async () => {
    const { dialog, dispatched, figure, happen, user } = await open();
    expect(dialog).toHaveAccessibleName('O que fiz hoje');
    expect(dispatched.at(-1)).toMatchObject({ type: 'dayStats/readRequested' });
    happen(counted({ stats: sampleFigures({ since: MIDNIGHT, at: MIDNIGHT + NINE }) }));
    expect(dialog).toHaveTextContent('Hoje até 09:00, contado pelo registro deste navegador.');
    expect(['Atendimentos respondidos', 'Mensagens enviadas', 'Perdidas'].map(figure)).toEqual([
      '12',
      '48',
      '1',
    ]);
    expect(figure('Primeira resposta (mediana)')).toBe('00:01:15');
    expect(['Almoço', 'Café', 'Total em pausa'].map(figure)).toEqual(['01:00:00', '00:09:00', '01:09:00']);
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Atualizar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'dayStats/readRequested' });
  });

  it('says from when the log tells, and where there is nothing', async () => {
    const { dialog, figure, happen } = await open('eng_US');
    const nothing = { since: MIDNIGHT + NINE, at: MIDNIGHT + NINE + 60_000, firstAnswerMs: null, pauses: [] };
    happen(counted({ stats: sampleFigures(nothing) }));
    expect(dialog).toHaveTextContent('this browser’s log begins there');
    expect(dialog).toHaveTextContent('No pauses today.');
    expect(figure('First response (median)')).toBe('–');
  });

  it('says why it cannot be told, and tries again', async () => {
    const { dialog, dispatched, happen, user } = await open('es_cl');
    happen(countFailed({ code: 'storage', message: '' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'No se pudo leer el registro de este navegador.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Intentar de nuevo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'dayStats/readRequested' });
  });
});
