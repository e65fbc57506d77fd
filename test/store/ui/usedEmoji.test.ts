import { sessionRestored } from '../../../src/store/auth/actions';
import { emojiPickRequested, emojiToneRequested } from '../../../src/store/ui/actions';
import { keptPreferences } from '../../../src/store/ui/reducer';
import { selectEmojiTone, selectUsedEmoji } from '../../../src/store/ui/selectors';
import { fold } from '../../support/fold';
import { USER } from '../../support/world';

const picked = (emoji: string, agent = USER.login) => emojiPickRequested({ agent, emoji });
const signedIn = sessionRestored({ user: USER });

test('the emoji that an agent takes are remembered, the latest first and not for others', () => {
  const state = fold([
    signedIn,
    picked('😀'),
    picked('👍🏽'),
    picked('❤️', 'bruno'),
    picked('🙏', '__proto__'),
  ]);
  expect(selectUsedEmoji(state)).toEqual(['👍🏽', '😀']);
  expect(selectUsedEmoji(fold([signedIn]))).toEqual([]);
});

test('those that were taken longest ago go', () => {
  const used = selectUsedEmoji(
    fold([signedIn, ...Array.from({ length: 61 }, (_, at) => picked(String(at)))]),
  );
  expect([used.length, used[0], used.at(-1)]).toEqual([60, '60', '1']);
});

test('the tone of skin is what the agent chose last', () => {
  const dark = emojiToneRequested({ agent: USER.login, tone: 'dark' });
  expect(selectEmojiTone(fold([signedIn]))).toBe('none');
  expect(selectEmojiTone(fold([signedIn, dark]))).toBe('dark');
  expect(selectEmojiTone(fold([signedIn, dark, emojiToneRequested({ agent: 'bruno', tone: 'light' })]))).toBe(
    'dark',
  );
});

test('both outlive a reload', () => {
  expect(keptPreferences).toEqual(expect.arrayContaining(['usedEmoji', 'emojiTones']));
});
