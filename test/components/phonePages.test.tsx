import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { App } from '../../src/app/App';
import { callNumber } from '../../src/pages/callNumber';
import * as calls from '../../src/store/calls/actions';
import { saveRequested } from '../../src/store/config/actions';
import { violations } from '../support/axe';
import { recordingStore } from '../support/renderWithStore';
import { createTestHandles } from '../support/testHandles';
import { dialled, ended, registeredFacts, voiceFacts } from '../support/telephone';
import { CONFIGURATION, signedInFacts, signedOutFacts } from '../support/world';

const user = userEvent.setup();

/** The whole console at an address, with an agent who has a telephone unless told otherwise. */
async function show(at: string, facts: UnknownAction[] = [...voiceFacts('Voz'), ...registeredFacts()]) {
  window.history.replaceState(null, '', at);
  const { store, dispatched } = recordingStore(facts);
  const view = render(<App store={store} handles={createTestHandles()} />);
  await waitFor(() => expect(view.container).not.toBeEmptyDOMElement());
  const tell = (...later: UnknownAction[]) => act(() => later.forEach((action) => store.dispatch(action)));
  return { ...view, store, dispatched, tell };
}

const main = () => within(screen.getByRole('main'));

const numberField = () => screen.findByRole('textbox', { name: 'Número' });

const callView = async (who: string) =>
  within(await screen.findByRole('main')).findByRole('region', { name: new RegExp(who) });

const dials = (dispatched: UnknownAction[]) => dispatched.filter(calls.dialRequested.match);

describe('the number in the address', () => {
  it.each([
    ['/ligacao', ''],
    ['/ligacao/', ''],
    ['/ligacao11988880001', '11988880001'],
    ['/ligacao/+5511', '+5511'],
    ['/ligacao%2B5511%20', '+5511 '],
    ['/ligacao%E0', '%E0'],
    ['/home', null],
    ['/ligacao/1/2', null],
    ['/x/ligacao1', null],
  ])('of %s is %j', (path, number) => {
    expect(callNumber(path)).toBe(number);
  });
});

describe('the call screen', () => {
  it('is a dial pad while no call lives, and the call when one does', async () => {
    const { tell } = await show('/ligacao');
    expect(await numberField()).toHaveFocus();
    tell(dialled('c1', '4002'));
    expect(await callView('4002')).toBeInTheDocument();
    expect(main().queryByRole('textbox', { name: 'Número' })).toBeNull();
    tell(ended('c1'));
    expect(await numberField()).toBeInTheDocument();
  });

  it('puts the number of the address into the pad, and dials it only when asked', async () => {
    const { dispatched, tell } = await show('/ligacao+55 11 98888-0001');
    expect(await numberField()).toHaveValue('+55 11 98888-0001');
    expect(dials(dispatched)).toEqual([]);
    const call = main().getByRole('button', { name: 'Ligar' });
    expect(call).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dials(dispatched)).toEqual([
      expect.objectContaining({ payload: expect.objectContaining({ number: '+5511988880001' }) as object }),
    ]);
    tell(dialled('c1', '+5511988880001'));
    expect(await callView('5511988880001')).toBeInTheDocument();
  });

  it('asks for the number of the address also beside a live call, and shows a refusal', async () => {
    const { dispatched, tell } = await show('/ligacao4003', [
      ...voiceFacts('Voz'),
      ...registeredFacts(),
      dialled('c1', '4002'),
    ]);
    expect(await numberField()).toHaveValue('4003');
    await user.click(main().getByRole('button', { name: 'Ligar' }));
    expect(dials(dispatched)).toHaveLength(1);
    tell(calls.dialRefused({ number: '4003', reason: 'notRegistered', code: 'notRegistered', message: '' }));
    expect(main().getByText('Não é possível ligar: o ramal ainda não está registrado.')).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Ligar' }));
    tell(dialled('c2', '4003'));
    expect(await callView('4003')).toBeInTheDocument();
  });

  it('puts the number of a tel: link into the pad, forgets the link, and dials nothing by itself', async () => {
    const { dispatched, tell } = await show('/ligacao?tel=tel%3A%2B55-11-3000-1000%3Bext%3D12');
    expect(await numberField()).toHaveValue('+551130001000');
    expect(window.location.search).toBe('');
    expect(dials(dispatched)).toEqual([]);
    await user.click(main().getByRole('button', { name: 'Ligar' }));
    expect(dials(dispatched)).toHaveLength(1);
    tell(dialled('c1', '+551130001000'));
    expect(await callView('551130001000')).toBeInTheDocument();
  });

  it('takes nothing but a number out of a link', async () => {
    await show(`/ligacao?tel=${encodeURIComponent('tel:<b>Ligue já</b>')}`);
    expect(await numberField()).toHaveValue('');
    expect(window.location.search).toBe('');
  });

  it('says to who has no telephone why a link leads nowhere, and forgets it', async () => {
    await show('/ligacao?tel=tel%3A2002', signedInFacts({ extension: null, extensionNumber: null }));
    expect(await screen.findByText(/não tem ramal/u)).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('keeps a link until somebody is signed in', async () => {
    await show('/ligacao?tel=tel%3A2002', signedOutFacts());
    expect(window.location.search).toBe('?redirect=%2Fligacao%3Ftel%3Dtel%253A2002');
  });

  it('needs a session', async () => {
    await show('/ligacao4003', signedOutFacts());
    expect(window.location.search).toBe('?redirect=%2Fligacao4003');
  });
});

describe('the telephone', () => {
  const tab = (name: string) => screen.findByRole('tab', { name });

  it('has a dial pad, the connection and the call, by click and by arrow', async () => {
    await show('/phone');
    expect(await tab('Teclado')).toHaveAttribute('aria-selected', 'true');
    expect(await numberField()).toBeInTheDocument();
    await user.click(await tab('Conexão'));
    expect(within(screen.getByRole('tabpanel', { name: 'Conexão' })).getByRole('status')).toHaveTextContent(
      'Registrado na central telefônica',
    );
    await user.keyboard('{ArrowRight}');
    expect(await tab('Histórico')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await tab('Chat')).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await user.keyboard('{ArrowRight}');
    expect(await tab('Ligação')).toHaveFocus();
    expect(screen.getByText('Nenhuma ligação no momento')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(await tab('Teclado')).toHaveFocus();
    await user.keyboard('{End}{Home}{ArrowRight}');
    expect(await tab('Conexão')).toHaveAttribute('aria-selected', 'true');
    expect(await violations()).toEqual([]);
  });

  it('lets who may change settings change those of the connection', async () => {
    const { dispatched } = await show('/phone', signedInFacts({ canEditConfig: true }));
    await user.click(await tab('Conexão'));
    const form = within(await screen.findByRole('form', { name: 'Configuração da conexão' }));
    await user.clear(form.getByRole('textbox', { name: 'Endereço da central telefônica' }));
    expect(form.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.type(form.getByRole('textbox', { name: 'Endereço da central telefônica' }), ' pbx.exemplo ');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.filter(saveRequested.match)).toMatchObject([
      { payload: { ...CONFIGURATION, exchange: 'pbx.exemplo' } },
    ]);
  });

  it('shows the conversations also to who has no telephone', async () => {
    await show('/phone', signedInFacts({ extension: null, extensionNumber: null }));
    await user.click(await tab('Chat'));
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toBeInTheDocument();
  });

  it('brings a call that begins to the front, once', async () => {
    const { tell } = await show('/phone');
    await numberField();
    tell(dialled('c1', '4002'));
    expect(await callView('4002')).toBeInTheDocument();
    await user.click(await tab('Teclado'));
    tell(calls.answered({ callId: 'c1' }));
    expect(await numberField()).toBeInTheDocument();
  });

  it('says why it is not there', async () => {
    await show('/phone', signedInFacts({ extension: null, extensionNumber: null }));
    expect(await screen.findByText(/não tem ramal/)).toBeInTheDocument();
  });

  it('says which telephone rings where the settings put it on the desk', async () => {
    await show('/phone', [...signedInFacts(), saveRequested({ ...CONFIGURATION, webrtc: false })]);
    expect(await numberField()).toBeInTheDocument();
    expect(screen.getByText(/telefone de mesa toca primeiro/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dispositivos' })).toBeNull();
  });
});

describe('the main page', () => {
  it('has conversations, dial pad and history in tabs', async () => {
    await show('/chat2');
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual(['Atendimento', 'Home', 'Histórico']);
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Home' }));
    expect(await numberField()).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });
});

describe('a browser that cannot telephone', () => {
  async function arrive(facts: UnknownAction[]) {
    window.history.replaceState(null, '', '/login');
    const { store } = recordingStore(facts);
    render(<App store={store} handles={createTestHandles()} isSupported={false} />);
    await screen.findByRole('heading', { name: 'Central Aurora' });
  }

  it.each([
    ['pt_BR', 'Este navegador não permite ligações', 'Entrar'],
    ['es_cl', 'Este navegador no permite llamadas', 'Entrar'],
    ['eng_US', 'This browser does not support calls', 'Sign in'],
  ] as const)('is told so before the login, and let in (%s)', async (language, text, enter) => {
    await arrive([...signedOutFacts(), saveRequested({ ...CONFIGURATION, language })]);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: enter })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('is let in without a word where the settings do without the telephone', async () => {
    await arrive([...signedOutFacts(), saveRequested({ ...CONFIGURATION, webrtc: false })]);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
