import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import { drawerToggleRequested, telephoneShowRequested } from '../../../src/store/ui/actions';
import { selectDrawerOpen, selectDrawerShowsTelephone } from '../../../src/store/ui/selectors';
import { fold } from '../../support/fold';

function after(...actions: UnknownAction[]) {
  const state = fold(actions);
  return { isOpen: selectDrawerOpen(state), showsTelephone: selectDrawerShowsTelephone(state) };
}

test('the status menu opens for itself, or to show the telephone', () => {
  expect(after(drawerToggleRequested())).toEqual({ isOpen: true, showsTelephone: false });
  const shown = { isOpen: true, showsTelephone: true };
  expect(after(telephoneShowRequested())).toEqual(shown);
  expect(after(drawerToggleRequested(), telephoneShowRequested())).toEqual(shown);
});

test('it shows the telephone once, and not to who signs in next', () => {
  const closed = [telephoneShowRequested(), drawerToggleRequested()];
  expect(after(...closed)).toEqual({ isOpen: false, showsTelephone: false });
  expect(after(...closed, drawerToggleRequested())).toEqual({ isOpen: true, showsTelephone: false });
  const left = after(telephoneShowRequested(), loggedOut({ reason: 'agent', message: null }));
  expect(left.showsTelephone).toBe(false);
});
