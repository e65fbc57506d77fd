import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../../../src/components/ui/IconButton';

it('has its name for screen readers and for the pointer', () => {
  render(<IconButton label="Fechar">x</IconButton>);
  const button = screen.getByRole('button', { name: 'Fechar' });
  expect(button).toHaveAttribute('title', 'Fechar');
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveClass('button button--quiet button--icon', { exact: true });
});

it('out of use it keeps its place in the order of the keyboard and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const { rerender } = render(
    <IconButton label="Fechar" isFramed isOff className="own" title="Agora não" onClick={onClick}>
      x
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Fechar' });
  await user.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('title', 'Agora não');
  expect(button).toHaveClass('button button--icon own', { exact: true });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  rerender(
    <IconButton label="Fechar" onClick={onClick}>
      x
    </IconButton>,
  );
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
