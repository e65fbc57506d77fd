import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../src/components/ui/dialog/FormDialog';
import { KeptNote } from '../../../src/components/ui/dialog/KeptNote';
import { keptForm, useKeptValues } from '../../../src/components/ui/dialog/keptForms';
import { LeaveButton } from '../../../src/components/ui/dialog/LeaveButton';
import { Select } from '../../../src/components/ui/select/Select';
import { renderWithStore } from '../../support/renderWithStore';

interface Values {
  note: string;
  queue: string | null;
}

const FORM = keptForm<Values>('test');

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

async function typed(isUnderWay = false) {
  const { user } = renderWithStore(<Page isUnderWay={isUnderWay} />);
  await open();
  expect(screen.queryByText(KEPT)).toBeNull();
  await user.type(note(), 'Ligar amanhã');
  return user;
}

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

  it.each([
    ['is saved', 'Salvar', false],
    ['is left while it is being saved', 'Cancelar', true],
  ])('forgets it once it %s', async (_, button, isUnderWay) => {
    await typed(isUnderWay);
    press(button);
    await gone();
    expect(screen.queryByText(/fica guardado/u)).toBeNull();
    await open();
    expect(note()).toHaveValue('');
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
