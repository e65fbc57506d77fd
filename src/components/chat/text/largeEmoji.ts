/** Longer texts are not looked at, UTF-16 units: three families fit. */
const LONGEST = 120;

/** A picture, its tone or the letters of a regional flag, and the pictures that are joined to it. */
const PICTURE =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Emoji_Modifier_Base}(?=\p{Emoji_Modifier})|❤)\p{Emoji_Modifier}?[\u{e0020}-\u{e007f}]*(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*/u;

const FLAG = /\p{Regional_Indicator}{2}/u;

const KEY = /[#*\d]\ufe0f?\u20e3/u;

const FEW = new RegExp(`^(?:(?:${FLAG.source}|${KEY.source}|${PICTURE.source})\\s*){1,3}$`, 'u');

/** Whether a text is one to three emoji and nothing else: those are drawn large. */
export function isLargeEmoji(text: string): boolean {
  return text.length <= LONGEST && FEW.test(text.trim());
}
