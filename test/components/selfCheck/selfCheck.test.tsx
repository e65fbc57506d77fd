import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { ConsoleRoutes } from '../../../src/pages/ConsoleRoutes';
import type { Language } from '../../../src/store/config/types';
import * as selfCheck from '../../../src/store/selfCheck/actions';
import { CHECKS, type CheckId, type CheckResult } from '../../../src/store/selfCheck/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

async function show(facts: UnknownAction[] = [], language: Language = 'pt_BR') {
  const rendered = renderWithStore(<ConsoleRoutes />, {
    facts: [...signedInFacts(), ...facts],
    route: '/verificacao',
    language,
  });
  const name = language === 'eng_US' ? 'Pre-shift check' : 'Verificação antes do turno';
  await screen.findByRole('list', { name });
  return rendered;
}

const began = (...checks: CheckId[]) => [
  selfCheck.runRequested({ checks }),
  ...checks.map((check) => selfCheck.checkStarted({ check })),
];

function ended(check: CheckId, result: Partial<CheckResult> = {}) {
  return selfCheck.checkEnded({ check, outcome: 'ok', reason: null, figures: {}, ...result });
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));

test('every line stands there before anything was checked, and one click checks all', async () => {
  const { dispatched, user } = await show();
  expect(screen.getAllByRole('listitem')).toHaveLength(CHECKS.length);
  expect(screen.getAllByText('não verificado')).toHaveLength(CHECKS.length);
  expect(screen.queryByRole('button', { name: 'Copiar resultado' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Verificar tudo' }));
  expect(dispatched).toMatchObject([{ type: 'selfCheck/runRequested', payload: { checks: CHECKS } }]);
});

test('a line says how it stands, what was measured, and what to do', async () => {
  const rendered = await show([
    ...began('server', 'echo', 'clock'),
    ended('server', { figures: { tookMs: 42 } }),
    ended('echo', {
      outcome: 'warning',
      reason: 'echoFair',
      figures: { mos: 3.52, lossFraction: 0.021, jitterMs: 18.4, rttMs: 120 },
    }),
    ended('clock', { outcome: 'warning', reason: 'clockWrong', figures: { offsetMs: -45_200 } }),
  ]);
  expect(row('Servidor').getByText('tudo certo')).toBeVisible();
  expect(row('Servidor').getByText('42 ms')).toBeVisible();
  const echo = row('Teste de eco');
  expect(echo.getByText('MOS 3,52 · perda 2,1% · jitter 18,4 ms · ida e volta 120 ms')).toBeVisible();
  expect(echo.getByText(/rede com cabo/)).toBeVisible();
  expect(row('Relógio').getByText('-45,2 s de diferença')).toBeVisible();
  const { store } = rendered;
  act(() => {
    for (const action of [...began('clock'), ended('clock', { figures: { offsetMs: -40 } })])
      store.dispatch(action);
  });
  expect(row('Relógio').getByText('0 s de diferença')).toBeVisible();
});

test('by the keyboard: a question is answered, and a line checked again', async () => {
  const { dispatched, user } = await show([
    ...began('speaker'),
    selfCheck.questionAsked({ check: 'speaker' }),
  ]);
  row('Alto-falante').getByRole('button', { name: 'Sim' }).focus();
  await user.keyboard('{Enter}{Tab}{Enter}{Tab}{Enter}');
  expect(dispatched).toMatchObject([
    { type: 'selfCheck/answerRequested', payload: { check: 'speaker', isNoticed: true } },
    { type: 'selfCheck/answerRequested', payload: { check: 'speaker', isNoticed: false } },
    { type: 'selfCheck/runRequested', payload: { checks: ['speaker'] } },
  ]);
});

test('while it listens the level is drawn, while the echo is measured how far it is', async () => {
  const until = Date.now() + 5_000;
  await show([
    ...began('microphone', 'echo'),
    selfCheck.measuringStarted({ check: 'microphone', until }),
    selfCheck.measuringStarted({ check: 'echo', until }),
  ]);
  expect(row('Microfone').getByRole('meter', { name: 'Nível do microfone' })).toBeVisible();
  expect(row('Microfone').getByText(/Diga alguma coisa/)).toBeVisible();
  expect(row('Teste de eco').getByRole('progressbar', { name: 'Teste de eco' })).toBeVisible();
});

test('trouble with a device leads to the audio settings', async () => {
  const { dispatched, user } = await show([
    ...began('microphone', 'storage'),
    ended('microphone', { outcome: 'failed', reason: 'microphoneRefused' }),
    ended('storage', { outcome: 'failed', reason: 'diskBroken' }),
  ]);
  expect(row('Armazenamento').queryByRole('button', { name: 'Configurações de áudio' })).toBeNull();
  await user.click(row('Microfone').getByRole('button', { name: 'Configurações de áudio' }));
  expect(dispatched).toMatchObject([{ type: 'devices/settingsOpenRequested' }]);
});

test('each line is read out once, when it ended or asks', async () => {
  const { store } = await show(began('server', 'clock', 'ring'));
  const log = screen.getByRole('log');
  expect(log).toBeEmptyDOMElement();
  act(() => {
    store.dispatch(ended('server'));
    store.dispatch(ended('clock', { outcome: 'warning', reason: 'clockWrong' }));
    store.dispatch(selfCheck.questionAsked({ check: 'ring' }));
  });
  const said = [...log.children];
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Servidor: tudo certo',
    'Está ouvindo o toque?',
    expect.stringMatching(/^Relógio: atenção\. O relógio deste computador/) as string,
  ]);
  act(() => void store.dispatch(ended('ring')));
  // Those that were there are the same elements: nobody reads them again.
  expect([log.children[0], log.children[2]]).toEqual([said[0], said[2]]);
});

test('the result is copied as text, without a customer or a secret in it', async () => {
  const { user } = await show([
    ...began('server', 'turn'),
    ended('server', { figures: { tookMs: 42 } }),
    ended('turn', { outcome: 'skipped', reason: 'noRelayServers' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Copiar resultado' }));
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines).toHaveLength(3 + CHECKS.length);
  expect(lines[0]).toBe('Verificação antes do turno');
  expect(lines[1]).toMatch(/^Central Aurora v/);
  expect(lines).toContain('Servidor: tudo certo · 42 ms');
  expect(lines).toContain('Retransmissão (TURN): não verificado · Esta instalação não usa servidor TURN.');
  expect(await screen.findByText('Texto copiado')).toBeVisible();
});

test('the diagnostics lead here, and nothing is checked unasked', async () => {
  const { store, user } = renderWithStore(<ConsoleRoutes />, {
    facts: signedInFacts(),
    route: '/diagnostico',
  });
  await user.click(await screen.findByRole('link', { name: 'Verificação antes do turno' }));
  expect(await screen.findByRole('button', { name: 'Verificar tudo' })).toBeVisible();
  expect(store.getState().selfCheck.lines).toEqual({});
});

test('leaving the screen stops the check', async () => {
  const { dispatched, unmount } = await show();
  unmount();
  expect(dispatched).toMatchObject([{ type: 'selfCheck/leaveRequested' }]);
});

test('is accessible while it asks, listens and complains', async () => {
  const { container } = await show(
    [
      ...began('microphone', 'speaker', 'server'),
      selfCheck.measuringStarted({ check: 'microphone', until: Date.now() + 5_000 }),
      selfCheck.questionAsked({ check: 'speaker' }),
      ended('server', { outcome: 'failed', reason: 'unreachable' }),
    ],
    'eng_US',
  );
  expect(await violations(container)).toEqual([]);
});
