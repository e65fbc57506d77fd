import { screen, within } from '@testing-library/react';
import { DayStatsDialog } from '../../../src/components/dayStats/DayStatsDialog';
import type { Language } from '../../../src/store/config/types';
import { counted } from '../../../src/store/dayStats/actions';
import type { DayStats } from '../../../src/store/dayStats/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleCourse } from '../../support/sampleCourse';
import { sampleFigures } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const MIDNIGHT = new Date(2026, 2, 10).getTime();

const NOON = MIDNIGHT + 12 * 3_600_000;

async function open(fields: Partial<DayStats> = {}, language: Language = 'pt_BR') {
  const stats = sampleFigures({ since: MIDNIGHT, at: NOON, course: sampleCourse(MIDNIGHT), ...fields });
  const rendered = renderWithStore(<DayStatsDialog isOpen afterClose={() => undefined} />, {
    facts: [...signedInFacts(), counted({ stats })],
    language,
  });
  const first = language === 'pt_BR' ? 'Status ao longo do dia' : 'Status through the day';
  await screen.findByRole('figure', { name: first });
  return rendered;
}

/** What the table of a picture says, its head first. */
function wordsOf(name: string): string[][] {
  const figure = screen.getByRole('figure', { name });
  const rows = within(within(figure).getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the day in pictures', () => {
  it('tells what each picture shows in a table', async () => {
    const { container } = await open();
    expect(wordsOf('Status ao longo do dia')).toEqual([
      ['Início', 'Fim', 'Status', 'Duração'],
      ['08:00', '10:00', 'Disponível', '02:00:00'],
      ['10:00', '10:15', 'Café', '00:15:00'],
      ['10:15', '11:00', 'Ocupado', '00:45:00'],
      ['11:00', '12:00', 'Disponível', '01:00:00'],
    ]);
    expect(wordsOf('Atendimentos por hora')).toEqual([
      ['Hora', 'Recebidos', 'Respondidos'],
      ['08:00', '4', '3'],
      ['09:00', '2', '3'],
      ['10:00', '0', '0'],
    ]);
    expect(wordsOf('Ligações por hora')[2]).toEqual(['09:00', '2', '1', '1']);
    expect(wordsOf('Tempo até a primeira resposta')[1]).toEqual(['08:05', '00:02:00']);
    expect(wordsOf('Qualidade das ligações')[1]).toEqual(['09:10', '00:10:00', '4,2', '2,5']);
    expect(wordsOf('Pausas por motivo').slice(1)).toEqual([
      ['Almoço', '01:00:00'],
      ['Café', '00:09:00'],
      ['Total em pausa', '01:09:00'],
    ]);
    expect(wordsOf('Classificações de hoje').slice(1)).toEqual([
      ['Venda', '5'],
      ['Dúvida', '2'],
    ]);
    expect(await violations(container.ownerDocument.body)).toEqual([]);
  });

  it('draws them: the band as long as each status, columns as high as they count', async () => {
    await open();
    const shapes = (name: string) => [
      ...screen.getByRole('figure', { name }).querySelectorAll('.plot__mark'),
    ];
    const band = shapes('Status ao longo do dia');
    expect(band.map((one) => [one.getAttribute('x'), one.getAttribute('width')])).toEqual([
      ['0%', '50%'],
      ['50%', '6.25%'],
      ['56.25%', '18.75%'],
      ['75%', '25%'],
    ]);
    expect(band.map((one) => one.classList[1])).toEqual([
      'chart-tone--success',
      'chart-tone--warning',
      'chart-tone--accent',
      'chart-tone--success',
    ]);
    const received = shapes('Atendimentos por hora').slice(0, 3);
    expect(received.map((one) => one.getAttribute('height'))).toEqual(['100%', '50%', '0%']);
    expect(received[0]).toHaveTextContent('08:00 · Recebidos · 4');
  });

  it('gives each as a file, and as a table to be seen', async () => {
    const { dispatched, handles, user } = await open();
    const figure = screen.getByRole('figure', { name: 'Ligações por hora' });
    const asTable = within(figure).getByRole('button', { name: 'Ver como tabela: Ligações por hora' });
    expect(asTable).toHaveAttribute('aria-pressed', 'false');
    await user.click(asTable);
    expect(asTable).toHaveAttribute('aria-pressed', 'true');
    expect(figure.querySelector('.plot')).toBeNull();
    expect(within(figure).getByRole('table').closest('.visually-hidden')).toBeNull();
    await user.click(within(figure).getByRole('button', { name: 'Baixar CSV: Ligações por hora' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'ui/chartExportRequested',
      payload: { fileName: 'ligacoes-por-hora-2026-03-10.csv' },
    });
    expect(handles.valueOf('handle-1')).toBe(
      '\ufeffHora;Recebidas;Realizadas;Perdidas\r\n08:00;0;0;0\r\n09:00;2;1;1\r\n10:00;0;0;0',
    );
  });

  it('says where there is nothing to draw', async () => {
    const course = sampleCourse(MIDNIGHT, { hours: [], firstAnswers: [], classifications: [], sounds: [] });
    await open({ course, pauses: [] }, 'eng_US');
    for (const [name, none] of [
      ['Conversations by hour', 'No conversations today.'],
      ['Calls by hour', 'No calls today.'],
      ['Time to first response', 'No first responses today.'],
      ['Call quality', 'No call quality measured today.'],
      ['Pauses by reason', 'No pauses today.'],
      ['Today’s classifications', 'Nothing classified today.'],
    ] as const) {
      const figure = screen.getByRole('figure', { name });
      expect(figure).toHaveTextContent(none);
      expect(within(figure).queryByRole('table')).toBeNull();
      expect(within(figure).queryByRole('button')).toBeNull();
    }
  });
});
