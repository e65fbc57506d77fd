import { loggedOut } from '../../../src/store/auth/actions';
import { migrateUi, PERSIST_VERSION } from '../../../src/store/migrations';
import * as ui from '../../../src/store/ui/actions';
import { selectOverlay, selectShortcutKeys, selectUnreadOnly } from '../../../src/store/ui/selectors';
import { emptyState, fold } from '../../support/fold';
import { signedInFacts, USER } from '../../support/world';

describe('what an agent made of the keyboard', () => {
  it('is theirs alone, and outlives the session', () => {
    const keys = { palette: 'Ctrl+J', end: null };
    const state = fold([
      ...signedInFacts(),
      ui.shortcutKeysRequested({ agent: USER.login, keys }),
      ui.shortcutKeysRequested({ agent: 'bia', keys: {} }),
    ]);
    expect(selectShortcutKeys(state)).toEqual(keys);
    const left = fold([loggedOut({ reason: 'agent', message: null })], state);
    expect(selectShortcutKeys(left)).toEqual({});
    expect(left.ui.shortcutKeys[USER.login]).toBe(keys);
  });

  it('of an earlier version begins as delivered', async () => {
    const kept = { listPinned: false, _persist: { version: 2, rehydrated: true } };
    expect(await migrateUi(kept, PERSIST_VERSION)).toEqual(kept);
    expect(emptyState().ui).toMatchObject({ unreadOnly: false, shortcutKeys: {}, overlay: null });
  });
});

test('one dialog lies over the screen at a time, and neither it nor the filter outlives the session', () => {
  const state = fold([
    ...signedInFacts(),
    ui.overlayRequested({ overlay: 'palette' }),
    ui.overlayRequested({ overlay: 'dayStats' }),
    ui.unreadOnlyRequested({ unreadOnly: true }),
  ]);
  expect([selectOverlay(state), selectUnreadOnly(state)]).toEqual(['dayStats', true]);
  const left = fold([loggedOut({ reason: 'agent', message: null })], state);
  expect([selectOverlay(left), selectUnreadOnly(left)]).toEqual([null, false]);
});
