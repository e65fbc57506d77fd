import { PASTES } from './pastes';
import { expect, test } from './test';
import { comeIn, compose, letTimersGo, lines, paste, showRest, tool } from './writing';

test.describe('what is typed', () => {
  test(
    'is there to the letter, with what keys and tools make of it',
    { tag: '@smoke' },
    async ({ editor }) => {
      const page = await editor.open();
      await page.keyboard.type('Olá, ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('mundo');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('!');
      await page.keyboard.press('Enter');
      await tool(page, 'Itálico').click();
      await page.keyboard.type('de pé');
      await page.keyboard.press('Shift+Enter');
      await tool(page, 'Itálico').click();
      await page.keyboard.type('novo');
      await expect
        .poll(() => lines(page))
        .toEqual(['<p>Olá, <strong>mundo</strong>!</p>', '<p><em>de pé<br></em>novo</p>']);
      await expect(tool(page, 'Itálico')).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test('becomes lists by tools and Tab, which leads on where there is none', async ({ editor }) => {
    const page = await editor.open();
    await tool(page, 'Lista com marcadores').click();
    await page.keyboard.type('um');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dois');
    await page.keyboard.press('Control+Shift+Digit7');
    for (const _time of [1, 2, 3]) await page.keyboard.press('Enter');
    await page.keyboard.type('fim');
    await expect
      .poll(() => lines(page))
      .toEqual(['<ul>', '<li>um', '<ol>', '<li>dois</li>', '</ol></li>', '</ul>', '<p>fim</p>']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'depois', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.evaluate(() => window.bench.sent)).toBe(1);
    await page.keyboard.type('!');
    await expect.poll(async () => (await lines(page)).at(-1)).toBe('<p>fim!</p>');
  });

  test('goes on where it stood however soon the next key comes', async ({ editor }) => {
    const page = await editor.open();
    await page.keyboard.type('fim');
    await page.getByRole('button', { name: 'depois' }).focus();
    await comeIn(page);
    await page.keyboard.type('!');
    await letTimersGo(page);
    await page.keyboard.type('?');
    await expect.poll(() => lines(page)).toEqual(['<p>fim!?</p>']);
  });

  test('goes on where it stood when its field was only passed by', async ({ editor }) => {
    const page = await editor.open();
    await page.keyboard.type('fim');
    await page.getByRole('button', { name: 'depois' }).focus();
    await comeIn(page);
    await page.getByRole('textbox').blur();
    await letTimersGo(page);
    await page.evaluate(() => window.bench.handle.current?.insertText('!'));
    await expect.poll(() => lines(page)).toEqual(['<p>fim!</p>']);
  });

  test('goes back and forth, by keys and by tools', async ({ editor }) => {
    const page = await editor.open();
    await page.keyboard.type('abc');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+u');
    await page.keyboard.press('Control+z');
    await expect.poll(() => lines(page)).toEqual(['<p>abc</p>']);
    await showRest(page);
    await tool(page, 'Refazer').click();
    await expect.poll(() => lines(page)).toEqual(['<p><u>abc</u></p>']);
    await tool(page, 'Desfazer').click();
    await tool(page, 'Desfazer').click();
    await expect.poll(() => lines(page)).toEqual(['<p><br></p>']);
    await expect(tool(page, 'Desfazer')).toHaveAttribute('aria-disabled', 'true');
  });

  test('stays in view however long it gets', async ({ editor }) => {
    const page = await editor.open();
    await page.locator('.editor').evaluate((box) => {
      box.style.height = '240px';
    });
    for (let line = 0; line < 14; line += 1) await page.keyboard.press('Enter');
    const isSeen = await page.evaluate(() => {
      const [area, last] = [
        document.querySelector('.editor__area'),
        [...document.querySelectorAll('[data-block]')].at(-1),
      ];
      return (area?.getBoundingClientRect().bottom ?? 0) > (last?.getBoundingClientRect().bottom ?? Infinity);
    });
    expect(isSeen).toBe(true);
  });

  test('is told once typing rests', async ({ editor }) => {
    const page = await editor.open();
    await page.keyboard.type('uma frase inteira');
    await expect(async () => {
      const told = await page.evaluate(() => window.bench.told.map(({ blocks }) => blocks[0]?.text));
      expect(told.at(-1)).toBe('uma frase inteira');
      expect(told.length).toBeLessThan(10);
    }).toPass();
  });

  test('may be composed, over a selection too', async ({ editor }) => {
    const page = await editor.open();
    const session = await page.context().newCDPSession(page);
    await page.keyboard.type('a');
    await compose(session, 'ｋ', 'か', 'かん', '漢');
    await session.send('Input.insertText', { text: '漢字' });
    await page.keyboard.type('b');
    await expect.poll(() => lines(page)).toEqual(['<p>a漢字b</p>']);
    await page.keyboard.press('Shift+ArrowLeft');
    await compose(session, '˜', 'ã');
    await session.send('Input.insertText', { text: 'ã' });
    await page.keyboard.type('o');
    await expect.poll(() => lines(page)).toEqual(['<p>a漢字ão</p>']);
  });

  test('is deleted sign by sign, whatever a sign is made of', async ({ editor }) => {
    const page = await editor.open();
    await page.evaluate(() => window.bench.handle.current?.insertText('a👩‍👩‍👧🇧🇷👍🏽❤️é'));
    for (const left of ['a👩‍👩‍👧🇧🇷👍🏽❤️', 'a👩‍👩‍👧🇧🇷👍🏽', 'a👩‍👩‍👧🇧🇷', 'a👩‍👩‍👧', 'a']) {
      await page.keyboard.press('Backspace');
      await expect.poll(() => lines(page)).toEqual([`<p>${left}</p>`]);
    }
    await page.evaluate(() => window.bench.handle.current?.insertText('👩‍👩‍👧b'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect.poll(() => lines(page)).toEqual(['<p>ab</p>']);
  });
});

test.describe('what is pasted', () => {
  for (const [program, html, text, expected] of PASTES) {
    test(program, async ({ editor }) => {
      const page = await editor.open();
      await paste(page, html, text);
      await expect.poll(() => lines(page)).toEqual(expected);
    });
  }

  test('is to the letter what was copied here, and stands where the caret was', async ({ editor }) => {
    const html =
      '<p>um <b>dois</b></p><blockquote><ul><li>três <a href="https://a.b/">x</a></li></ul></blockquote>';
    const page = await editor.open({ scheme: 'dark', html });
    const item = ['<p>um <strong>dois</strong></p>', ...(await lines(page)).slice(1)];
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowRight');
    for (const _time of [1, 2, 3]) await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
    await expect.poll(() => lines(page)).toEqual([...item, ...item]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await expect.poll(() => lines(page)).toEqual(['<p><br></p>']);
  });

  test('may be a picture, in the text and not as a file', async ({ editor }) => {
    const page = await editor.open();
    await page.getByRole('textbox').evaluate(async (area) => {
      const canvas = new OffscreenCanvas(30, 20);
      canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], 'tela.png', { type: 'image/png' }));
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('img', { name: 'tela' })).toBeVisible();
    await expect
      .poll(async () => (await lines(page)).join())
      .toMatch(/<img src="data:image\/png;base64,[^"]+" alt="tela" width="30"/u);
  });
});
