import { compactEmoji } from '../../../scripts/bundle/emojiPart';

const row = {
  emoji: '😀',
  group: 0,
  subgroup: 1,
  label: 'rosto',
  tags: ['cara'],
  version: 1,
  hexcode: '1F600',
};

test('emoji arrive with what the picker needs and nothing else', () => {
  const flag = { ...row, emoji: '🇧🇷', group: 9, subgroup: 98, label: 'Brasil' };
  const tone = { ...row, group: 2 };
  const letter = { ...row, group: undefined };
  expect(compactEmoji(JSON.stringify([row, flag, tone, letter]))).toEqual([
    { emoji: '😀', group: 0, label: 'rosto', tags: ['cara'], version: 1 },
    { emoji: '🇧🇷', group: 9, subgroup: 98, label: 'Brasil', tags: ['cara'], version: 1 },
  ]);
});

test('one that has tones of skin arrives in five, of several people only in the same', () => {
  const tones = ['👍🏻', '👍🏼', '👍🏽', '👍🏾', '👍🏿'];
  const skins = [...tones.map((emoji, at) => ({ emoji, tone: at + 1 })), { emoji: '👫🏻', tone: [1, 2] }];
  const thumb = { ...row, emoji: '👍', group: 1, skins };
  expect(compactEmoji(JSON.stringify([thumb]))).toEqual([
    { emoji: '👍', group: 1, label: 'rosto', tags: ['cara'], version: 1, tones },
  ]);
});

test('what is no list of emoji stops the build', () => {
  expect(() => compactEmoji('[{"label":"rosto"}]')).toThrow();
});
