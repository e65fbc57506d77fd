import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../../../src/components/ui/dialog/FormDialog';
import { KeptNote } from '../../../src/components/ui/dialog/KeptNote';
import { keptForm, useKeptValues } from '../../../src/components/ui/dialog/keptForms';
import { LeaveButton } from '../../../src/components/ui/dialog/LeaveButton';
import { Select } from '../../../src/components/ui/select/Select';
import { loggedOut, logoutStarted } from '../../../src/store/auth/actions';
import { keepRequested, restored } from '../../../src/store/keptForms/actions';
import { selectKeptForms, selectKeptValues } from '../../../src/store/keptForms/selectors';
import { renderWithStore, type Rendered } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';

interface Values {
  note: string;
  queue: string | null;
}

const FORM = keptForm<Values>('test', v.object({ note: v.string(), queue: v.nullable(v.string()) }));

function Fields({ subject }: { subject: string }): ReactNode {
  const kept = useKeptValues<Values>(FORM, subject, { note: '', queue: null });
  const { values, set } = kept;
  return (
    <>
      <KeptNote kept={kept} />
      <input
        aria-label="Nota"
        value={values.note}
        onChange={({ target }) => set((before) => ({ ...before, note: target.value }))}
      />
      <label htmlFor="queue">Fila</label>
      <Select
        id="queue"
        value={values.queue}
        options={[{ value: 'SAC', label: 'SAC' }]}
        onChange={(queue) => set((before) => ({ ...before, queue }))}
      />
      <LeaveButton />
    </>
  );
}

function Page({ isUnderWay = false }: { isUnderWay?: boolean }): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  const [subject, setSubject] = useState('1');
  const close = () => setOpen(null);
  const show = (id: string) => () => {
    setSubject(id);
    setOpen(id);
  };
  return (
    <>
      <button type="button" onClick={show('1')}>
        Um
      </button>
      <button type="button" onClick={show('2')}>
        Dois
      </button>
      <FormDialog
        isOpen={open !== null}
        title="Formulário"
        onLeave={close}
        keeps={FORM.keyOf(subject)}
        isUnderWay={isUnderWay}
        afterClose={() => undefined}
        footer={
          <button type="button" onClick={close}>
            Salvar
          </button>
        }
      >
        <Fields key={subject} subject={subject} />
      </FormDialog>
    </>
  );
}

const KEPT = /Você deixou isto preenchido/u;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const note = () => screen.getByRole('textbox', { name: 'Nota' });

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

async function open(name = 'Um') {
  press(name);
  await screen.findByRole('dialog', { name: 'Formulário' });
}

async function typedOnPage(isUnderWay = false) {
  const page = renderWithStore(<Page isUnderWay={isUnderWay} />, { facts: signedIn() });
  await open();
  expect(screen.queryByText(KEPT)).toBeNull();
  await page.user.type(note(), 'Ligar amanhã');
  return page;
}

async function typed(isUnderWay = false) {
  const { user } = await typedOnPage(isUnderWay);
  return user;
}

const inStore = ({ store }: Rendered) => FORM.read(selectKeptValues(store.getState(), FORM.keyOf('1')));

describe('a form that is left', () => {
  it.each(['Escape', 'Cancelar'])(
    'by %s keeps what was typed, for that subject alone, and says so',
    async (way) => {
      const user = await typed();
      if (way === 'Escape') await user.keyboard('{Escape}');
      else press(way);
      await gone();
      expect(screen.getByText('O que você preencheu fica guardado para quando voltar.')).toBeInTheDocument();
      await open('Dois');
      expect(note()).toHaveValue('');
      await user.keyboard('{Escape}');
      await gone();
      await open();
      expect(note()).toHaveValue('Ligar amanhã');
      expect(screen.getByText(KEPT)).toBeInTheDocument();
      press('Começar de novo');
      expect(note()).toHaveValue('');
      expect(screen.queryByText(KEPT)).toBeNull();
    },
  );

  it('keeps nothing where the agent says so', async () => {
    const user = await typed();
    await user.keyboard('{Escape}');
    await gone();
    press('Descartar');
    await open();
    expect(note()).toHaveValue('');
  });

  it('keeps nothing where nothing was typed', async () => {
    const { user } = renderWithStore(<Page />);
    await open();
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.queryByText(/fica guardado/u)).toBeNull();
  });

  it('forgets it once it is saved', async () => {
    await typed();
    press('Salvar');
    await gone();
    expect(screen.queryByText(/fica guardado/u)).toBeNull();
    await open();
    expect(note()).toHaveValue('');
  });

  it('while it is being saved keeps it, in silence: the saving may fail', async () => {
    await typed(true);
    press('Cancelar');
    await gone();
    expect(screen.queryByText(/fica guardado/u)).toBeNull();
    await open();
    expect(note()).toHaveValue('Ligar amanhã');
  });

  it('is not left by the Esc that closes the list of a select', async () => {
    const user = await typed();
    await user.click(screen.getByRole('combobox', { name: 'Fila' }));
    await screen.findByText('SAC', { selector: '.ant-select-item-option-content' });
    expect(screen.getByRole('combobox', { name: 'Fila' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Formulário' })).toBeVisible();
  });

  it('is not left by a click beside it', async () => {
    const user = await typed();
    const beside = document.querySelector('.ant-modal-wrap');
    if (beside !== null) await user.click(beside);
    expect(note()).toHaveValue('Ligar amanhã');
  });

  it('has a heading for its title', async () => {
    await typed();
    expect(screen.getByRole('heading', { name: 'Formulário', level: 2 })).toBeInTheDocument();
  });
});

const NOTE = { note: 'Ligar amanhã', queue: null };

describe('what is typed', () => {
  it('reaches the store when typing rests, by one request', async () => {
    const page = await typedOnPage();
    await waitFor(() => expect(inStore(page)).toEqual(NOTE));
    expect(page.dispatched.filter(keepRequested.match)).toHaveLength(1);
  });

  it.each([
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the focus moves', () => note().blur()],
  ])('reaches it at once when %s', async (_, happens) => {
    const page = await typedOnPage();
    act(() => {
      happens();
    });
    expect(inStore(page)).toEqual(NOTE);
  });

  it('is handed over as the session ends, and is nobody’s afterwards', async () => {
    const page = await typedOnPage();
    act(() => void page.store.dispatch(logoutStarted()));
    expect(inStore(page)).toEqual(NOTE);
    await page.user.type(note(), '!');
    act(() => void page.store.dispatch(loggedOut({ reason: 'agent', message: null })));
    page.unmount();
    expect(selectKeptForms(page.store.getState())).toEqual({});
  });

  it('is kept no more once it says what the form began with', async () => {
    const page = await typedOnPage();
    act(() => note().blur());
    await page.user.clear(note());
    act(() => note().blur());
    expect(inStore(page)).toBeNull();
  });
});

describe('what an earlier page kept', () => {
  const earlier = (values: string) => restored({ forms: [{ key: FORM.keyOf('1'), values, changedAt: 1 }] });

  it('comes also after the form was opened, and not over what is typed by then', async () => {
    const { store, user } = renderWithStore(<Page />);
    await open();
    act(() => void store.dispatch(earlier(JSON.stringify(NOTE))));
    expect(note()).toHaveValue('Ligar amanhã');
    expect(screen.getByText(KEPT)).toBeInTheDocument();
    await user.type(note(), ' cedo');
    act(() => void store.dispatch(earlier('{"note":"Antes","queue":null}')));
    expect(note()).toHaveValue('Ligar amanhã cedo');
  });

  it.each(['{"notes":"of a version with other fields"}', '{', '"text"'])(
    'is passed over where it is not of this form: %s',
    async (values) => {
      renderWithStore(<Page />, { facts: [earlier(values)] });
      await open();
      expect(note()).toHaveValue('');
      expect(screen.queryByText(KEPT)).toBeNull();
    },
  );
});
