import { act, render, screen } from '@testing-library/react';
import { AllWords, ConsoleWords, IntlRoot, T } from '../../../src/components/intl';
import { languages, type Messages } from '../../../src/components/intl/languages';
import type { Language } from '../../../src/store/config/types';

const FIRST = { 'login.enter': 'Entrar' };
const REST = { 'chat.send': 'Enviar' };
const LATE = { 'dial.call': 'Discar' };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A language whose parts come when the test says so. */
function slow(language: Language) {
  const comes: Partial<Record<'first' | 'rest' | 'late', (messages: Messages) => void>> = {};
  for (const part of ['first', 'rest', 'late'] as const) {
    const file = new Promise<{ default: Messages }>((resolve) => {
      comes[part] = (messages) => resolve({ default: messages });
    });
    jest.spyOn(languages[language], part).mockReturnValue(file);
  }
  return {
    firstComes: (messages: Messages = FIRST) => act(async () => comes.first?.(messages)),
    restComes: (messages: Messages = REST) => act(async () => comes.rest?.(messages)),
    lateComes: (messages: Messages = LATE) => act(async () => comes.late?.(messages)),
  };
}

function Page({ language = 'pt_BR' }: { language?: Language }) {
  return (
    <IntlRoot language={language}>
      <button type="button">
        <T id="login.enter" />
      </button>
      <ConsoleWords fallback={<p>{'…'}</p>}>
        <p>
          <T id="chat.send" />
        </p>
      </ConsoleWords>
    </IntlRoot>
  );
}

describe('the words of a language', () => {
  it('show the login first, and the console once theirs are there', async () => {
    const { firstComes, restComes } = slow('pt_BR');
    const { container } = render(<Page />);
    expect(container).toBeEmptyDOMElement();
    await firstComes();
    expect(container).toHaveTextContent('Entrar…');
    await restComes();
    expect(container).toHaveTextContent('EntrarEnviar');
  });

  it.each(['first', 'rest'] as const)('are asked for until they come: the %s part', async (part) => {
    const messages = { first: FIRST, rest: REST };
    jest.spyOn(languages.pt_BR, part === 'first' ? 'rest' : 'first').mockResolvedValue({
      default: messages[part === 'first' ? 'rest' : 'first'],
    });
    const load = jest.spyOn(languages.pt_BR, part).mockRejectedValue(new Error('no network'));
    const { container } = render(<Page />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(container).not.toHaveTextContent('Enviar');
    load.mockResolvedValue({ default: messages[part] });
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(container).toHaveTextContent('EntrarEnviar');
  });

  it('stay on screen until all of another language is there', async () => {
    const portuguese = slow('pt_BR');
    const spanish = slow('es_cl');
    const { container, rerender } = render(<Page />);
    await portuguese.firstComes();
    await portuguese.restComes();
    rerender(<Page language="es_cl" />);
    await spanish.firstComes({ 'login.enter': 'Ingresar' });
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
    await spanish.restComes();
    expect(container).toHaveTextContent('IngresarEnviar');
  });

  it('of what opens on demand are waited for where it opens, and stay until those of another language come', async () => {
    const portuguese = slow('pt_BR');
    const spanish = slow('es_cl');
    const opened = (language: Language) => (
      <IntlRoot language={language}>
        <T id="login.enter" />
        <AllWords>
          <T id="dial.call" />
          <T id="chat.send" />
        </AllWords>
      </IntlRoot>
    );
    const { container, rerender } = render(opened('pt_BR'));
    await portuguese.firstComes();
    await portuguese.restComes();
    expect(container).toHaveTextContent(/^Entrar$/);
    await portuguese.lateComes();
    expect(container).toHaveTextContent('EntrarDiscarEnviar');
    rerender(opened('es_cl'));
    await spanish.firstComes({ 'login.enter': 'Ingresar' });
    await spanish.restComes();
    expect(container).toHaveTextContent('IngresarDiscarEnviar');
    await spanish.lateComes({ 'dial.call': 'Marcar' });
    expect(container).toHaveTextContent('IngresarMarcarEnviar');
  });
});
