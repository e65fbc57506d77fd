import { focusFirst } from '../../../src/components/ui/dialog/focusFirst';

function dialog(): { first: HTMLInputElement; second: HTMLInputElement; close: HTMLButtonElement } {
  document.body.innerHTML =
    '<input id="outside"><div role="dialog"><input id="first"><input id="second"><button></button></div>';
  const [, first, second] = document.querySelectorAll('input');
  const close = document.querySelector('button');
  if (first === undefined || second === undefined || close === null) throw new Error('No dialog');
  return { first, second, close };
}

it('leads into a dialog that opened', () => {
  const { first, close } = dialog();
  document.querySelector('input')?.focus();
  focusFirst(first);
  expect(first).toHaveFocus();
  close.focus();
  focusFirst(first);
  expect(first).toHaveFocus();
});

it('leaves an agent who was quicker in the field that is being written in', () => {
  const { first, second } = dialog();
  second.focus();
  focusFirst(first);
  expect(second).toHaveFocus();
});

it('does nothing without anything to lead to', () => {
  const { second } = dialog();
  second.focus();
  focusFirst(null);
  expect(second).toHaveFocus();
});
