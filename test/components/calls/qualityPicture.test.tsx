import { act, screen, within } from '@testing-library/react';
import { CallView } from '../../../src/components/calls/CallView';
import * as calls from '../../../src/store/calls/actions';
import { selectShownCall } from '../../../src/store/calls/selectors';
import type { Language } from '../../../src/store/config/types';
import { useAppSelector } from '../../../src/store/hooks';
import type { StampedAction } from '../../../src/store/stamp';
import { violations } from '../../support/axe';
import { callEnded, holdOf, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const START = new Date(2026, 2, 10, 12).getTime();

const S = 1_000;

function Shown() {
  const call = useAppSelector(selectShownCall);
  return call === null ? null : <CallView call={call} />;
}

const measured = (mos: number) =>
  calls.qualityMeasured({ callId: 'in1', mos, rttMs: 20, jitterMs: 3, lossFraction: 0.015 });

type Told = readonly (readonly [ms: number, action: ReturnType<typeof callEnded>])[];

const at = (told: Told, start = START) =>
  told.map(([ms, action]) => {
    const { meta } = action as StampedAction;
    return { ...action, meta: { ...meta, at: start + ms } };
  });

const OVER: Told = [
  [5 * S, measured(4.4)],
  [10 * S, measured(4)],
  ...holdOf('in1', true).map((fact) => [15 * S, fact] as const),
  ...holdOf('in1', false).map((fact) => [75 * S, fact] as const),
  [80 * S, measured(2.6)],
  [85 * S, measured(2.4)],
  [90 * S, callEnded('in1')],
];

function show(told: Told, language: Language = 'pt_BR', start = START) {
  const begun = incomingCall().map((fact) => [0, fact] as const);
  const facts = at([...begun, [1, calls.openRequested({ callId: 'in1' })], ...told], start);
  return renderWithStore(<Shown />, { facts: [...voiceFacts('Voz'), ...facts], language });
}

const figure = (name = 'Qualidade da ligação') => screen.findByRole('figure', { name });

describe('how a call sounds over its time', () => {
  it('is told in a table, by the minute, with the holds', async () => {
    show(OVER);
    const table = within(await figure()).getByRole('table', { name: 'Qualidade da ligação' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [
        'Hora',
        'MOS médio',
        'MOS mínimo',
        'Perda de pacotes',
        'Variação do atraso',
        'Ida e volta',
        'Em espera',
      ],
      ['12:00', '4,2', '4', '1,5%', '3 ms', '20 ms', '00:00:45'],
      ['12:01', '2,5', '2,4', '1,5%', '3 ms', '20 ms', '00:00:15'],
    ]);
  });

  it('is a line that breaks where nothing was measured, over the holds', async () => {
    show(OVER);
    const picture = await figure();
    const line = picture.querySelector('.plot__path')?.getAttribute('d') ?? '';
    expect(line.match(/[ML]/gu)?.join('')).toBe('MLML');
    expect(line).toMatch(/^M5\.56 2\.86h0L11\.11 14\.29M/u);
    const shade = picture.querySelector('.plot__shade');
    expect(shade).toHaveAttribute('x', '16.67%');
    expect(shade).toHaveAttribute('width', '66.67%');
    expect(shade?.textContent).toBe('Em espera · 00:01:00');
    expect(await violations(picture)).toEqual([]);
  });

  it('goes out as a file of its own', async () => {
    const { dispatched, handles, user } = show(OVER);
    await figure();
    await user.click(screen.getByRole('button', { name: 'Baixar CSV: Qualidade da ligação' }));
    const wish = dispatched.find(({ type }) => type === 'ui/chartExportRequested');
    expect(wish).toMatchObject({ payload: { fileName: 'qualidade-da-ligacao-2026-03-10.csv' } });
    expect(handles.valueOf('handle-1')).toContain('12:01;2,5;2,4;1,5%;3 ms;20 ms;00:00:15');
  });

  it('says whose hold it was, and grows while the call lives', async () => {
    const start = Date.now() - 30 * S;
    const told: Told = [
      [5 * S, measured(4.4)],
      [10 * S, calls.remoteHoldChanged({ callId: 'in1', held: true })],
      [20 * S, calls.remoteHoldChanged({ callId: 'in1', held: false })],
    ];
    const { store } = show(told, 'pt_BR', start);
    const picture = await figure();
    expect(picture.querySelector('.plot__shade')?.textContent).toBe(
      'O outro lado pôs você em espera · 00:00:10',
    );
    const line = () => picture.querySelector('.plot__path')?.getAttribute('d') ?? '';
    expect(line().match(/[ML]/gu)).toHaveLength(1);
    act(() => at([[25 * S, measured(4.2)]], start).forEach((fact) => void store.dispatch(fact)));
    expect(line().match(/[ML]/gu)).toHaveLength(2);
  });

  it('has its place before there is anything to draw, and says so afterwards', async () => {
    const { store, unmount } = show([]);
    const panel = () => screen.getByRole('region', { name: 'Qualidade da ligação' });
    expect(panel()).toHaveTextContent('Ainda sem medição.');
    expect(screen.queryByRole('figure')).toBeNull();
    act(() => at([[9 * S, callEnded('in1')]]).forEach((fact) => void store.dispatch(fact)));
    expect(panel()).toHaveTextContent('Sem medição.');
    unmount();
    show([[5 * S, measured(4.4)]], 'eng_US');
    expect(await figure('Call quality')).toBeVisible();
  });

  it('is not said of a call on the desk telephone', () => {
    renderWithStore(<Shown />, {
      facts: [
        ...voiceFacts('Voz'),
        ...incomingCall('in1', { telephone: 'desk' }),
        calls.openRequested({ callId: 'in1' }),
      ],
    });
    expect(screen.queryByRole('heading', { name: 'Qualidade da ligação' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Maria Souza' })).toBeVisible();
  });
});
