import { shownPieces } from '../../../../src/components/chat/text/fold';
import type { Token } from '../../../../src/components/chat/text/tokens';

function words(tokens: readonly Token[]): string {
  return tokens.map((token) => ('children' in token ? words(token.children) : token.text)).join('');
}

/** What is shown of a text; null where that is the whole. */
function shown(text: string): string | null {
  const { isFolded, tokens } = shownPieces(text, 3, false);
  return isFolded ? words(tokens) : null;
}

const FULL = 'palavra '.repeat(375);

describe('a folded text', () => {
  it('is one that has more than 3,000 characters or 100 lines', () => {
    expect(shown('a'.repeat(3000))).toBeNull();
    expect(shown('a'.repeat(3001))).toBe('a'.repeat(3000));
    expect(shown('a\n'.repeat(99))).toBeNull();
    expect(shown('a\n'.repeat(2900))).toBe('a\n'.repeat(100).trimEnd());
    expect(shown('\n'.repeat(2900))).toBe('');
  });

  it('is not one whose marks alone are too many', () => {
    expect(shown('*a* '.repeat(1000))).toBeNull();
    const many = shownPieces('*a* '.repeat(5000), 3, false);
    expect(many.isFolded).toBe(true);
    expect(words(many.tokens).trimEnd()).toBe('a '.repeat(1500).trimEnd());
    expect(words(shownPieces('*a* '.repeat(5000), 3, true).tokens)).toHaveLength(10_000);
  });

  it.each([
    ['an address', 'https://banco.exemplo/entrar'],
    ['an address of mail', 'maria.souza@exemplo.com.br'],
    ['a number', '+55 11 98888-0001'],
    ['a word', 'Protocolo20260310123456'],
    ['an emoji', '👩‍👩‍👧'],
  ])('has %s whole or not at all', (_what, last) => {
    for (let before = 1; before < last.length; before += 1) {
      const start = FULL.slice(before);
      expect(shown(`${start} ${last} fim`)?.trimEnd()).toBe(start.trimEnd());
    }
    expect(shown(`${FULL.slice(40)} ${last} ${FULL}`)).toContain(last);
  });

  it('ends within what is emphasised or of fixed width, too', () => {
    expect(shown(`*${FULL.repeat(2).trim()}*`)).toBe(FULL.trim());
    expect(shown(`\`\`\`${'linha\n'.repeat(200)}\`\`\``)).toBe('linha\n'.repeat(100).trimEnd());
  });

  it('shows nothing after what it leaves out', () => {
    expect(shown(`https://exemplo.com/${'a'.repeat(3000)} fim`)).toBe('');
  });
});
