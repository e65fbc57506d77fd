import { act, screen } from '@testing-library/react';
import { InlineError, useAnnounce, useToast } from '../../../src/components/ui/feedback';
import { renderWithStore } from '../../support/renderWithStore';

describe('InlineError', () => {
  it('shows the words of the server and asks again', async () => {
    const onRetry = jest.fn();
    const { user } = renderWithStore(
      <InlineError failure={{ code: 'INTERNO', message: 'Banco fora do ar' }} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Banco fora do ar');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['timeout', 'O servidor demorou demais para responder.'],
    ['noSuchCode', 'Algo não deu certo (noSuchCode).'],
  ])('has words of its own for the code %s', (code, text) => {
    renderWithStore(<InlineError failure={{ code, message: '' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what is wrong with which field, by its own name where agents have no word for it', () => {
    const fieldErrors = {
      instancia: 'Instância desconhecida',
      'CamposAdicionais.0.valor': 'Campo obrigatório',
      xyz: 'Muito longo',
    };
    const failure = { code: 'VALIDACAO', message: 'Dados inválidos.', fieldErrors };
    renderWithStore(<InlineError failure={failure} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Dados inválidos. Instância: Instância desconhecida; Campos adicionais: Campo obrigatório; xyz: Muito longo',
    );
  });

  it.each([
    ['unexpected', 'x is not defined', 'Ocorreu um erro inesperado. Tente de novo.'],
    ['offline', 'websocket error', 'Sem conexão com o servidor.'],
    ['lost', 'transport close', 'A conexão com o servidor caiu.'],
  ])('keeps the words of programs to the log: %s', (code, message, text) => {
    renderWithStore(<InlineError failure={{ code, message }} />);
    expect(screen.getByRole('alert').textContent).toBe(text);
  });
});

function Speaker({ say }: { say: 'announce' | 'toast' }) {
  const announce = useAnnounce();
  const toast = useToast();
  return <button onClick={() => (say === 'announce' ? announce('Chegou', 'assertive') : toast('Pronto'))} />;
}

describe('Announcer', () => {
  it('reads out through the live region of the asked urgency', async () => {
    const { user, container } = renderWithStore(<Speaker say="announce" />);
    await user.click(screen.getByRole('button'));
    expect(container.querySelector('[aria-live="assertive"]')).toHaveTextContent('Chegou');
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('');
  });
});

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hides after 5 s', async () => {
    const { user } = renderWithStore(<Speaker say="toast" />, {
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('Pronto');
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByRole('status')).toHaveTextContent('Pronto');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays while the pointer or the focus is on it, and 5 s longer', async () => {
    const { user } = renderWithStore(<Speaker say="toast" />, {
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    await user.click(screen.getByRole('button'));
    await user.hover(screen.getByText('Pronto'));
    act(() => jest.advanceTimersByTime(20_000));
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    await user.unhover(screen.getByText('Pronto'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toHaveTextContent('Pronto');
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).blur());
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByRole('status')).toHaveTextContent('Pronto');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('can be put away, and takes no focus by a press', async () => {
    const { user } = renderWithStore(<Speaker say="toast" />, {
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const [speaker] = screen.getAllByRole('button');
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(speaker).toHaveFocus();
  });
});
