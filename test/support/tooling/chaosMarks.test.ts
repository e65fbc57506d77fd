import { marksOfMessage, marksOfWords } from '../../chaos/marks';

const OWN = '<div><p>Bom dia [t9]</p></div>';

const texts: [string, string][] = [
  ['quoted', `${OWN}<div class="gmail_quote"><div>Emily escreveu:</div><blockquote>[t4]</blockquote></div>`],
  [
    'forwarded',
    `${OWN}<div style="margin: 16px 0">---------- Mensagem encaminhada ----------<br>De: Emily</div><div>&gt; [t4]</div>`,
  ],
];

test.each(texts)('what an agent wrote is found, and not what is %s with it', (_what, texto) => {
  expect(marksOfWords({ inOut: 2, texto })).toEqual(['[t9]']);
});

test('what a customer says again is no words of the agent', () => {
  const message = { inOut: 1, texto: 'Certo.\n> Bom dia [t9]\n> [t4]' } as const;
  expect(marksOfWords(message)).toEqual([]);
  expect(marksOfMessage(message)).toEqual([]);
});
