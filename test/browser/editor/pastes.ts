/** What programs put on the clipboard, as HTML and as text, and the lines that an empty editor makes of it. */
export const PASTES: readonly (readonly [
  program: string,
  html: string,
  text: string,
  lines: readonly string[],
])[] = [
  ['plain text', '', 'um\r\ndois <b>', ['<p>um</p>', '<p>dois &lt;b&gt;</p>']],
  [
    'HTML',
    '<ul><li>a<ul><li>b</li></ul></li></ul><script>x()</script>',
    'a b',
    ['<ul>', '<li>a', '<ul>', '<li>b</li>', '</ul></li>', '</ul>'],
  ],
  ['a part of a line', '<b>forte</b>', 'forte', ['<p><strong>forte</strong></p>']],
  [
    'a word processor',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body><!--StartFragment--><p class=MsoNormal><b><span style='font-size:11.0pt;font-family:"Calibri",sans-serif'>Caro</span></b><o:p></o:p></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Item<o:p></o:p></p><!--EndFragment--></body></html>`,
    'Caro',
    ['<p><strong>Caro</strong></p>', '<ol>', '<li>Item</li>', '</ol>'],
  ],
  [
    'a spreadsheet',
    '<google-sheets-html-origin><style>td{border:1px solid}</style><table><tbody><tr><td style="font-weight:bold">Item</td><td>R$</td></tr><tr><td>Plano</td><td>99,90</td></tr></tbody></table>',
    'Item\tR$',
    [
      '<p><strong>Item</strong><span style="white-space: pre-wrap">\t</span>R$</p>',
      '<p>Plano<span style="white-space: pre-wrap">\t</span>99,90</p>',
    ],
  ],
];
