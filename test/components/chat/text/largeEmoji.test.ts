import { isLargeEmoji } from '../../../../src/components/chat/text/largeEmoji';

it.each(['🙏', '👍🏽', '❤️', '❤', '👩‍👩‍👧‍👦', '🇧🇷 🇨🇱', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '☝🏽', '🤦🏻‍♀️😂🙏', ' 😀 '])(
  '%s is drawn large',
  (text) => {
    expect(isLargeEmoji(text)).toBe(true);
  },
);

it.each(['', ' ', 'Oi', '1', '#', '😀😀😀😀', '😀 ok', '©', '12:30', '😀'.repeat(200)])(
  '%s is not',
  (text) => {
    expect(isLargeEmoji(text)).toBe(false);
  },
);
