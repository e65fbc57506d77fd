import { violations } from '../../e2e/support/axe';
import { expect, test } from './test';
import { lines, showRest, tool } from './writing';

test.describe('the toolbar', () => {
  test('gives what is selected its look, and takes it away', async ({ editor }) => {
    const page = await editor.open();
    await page.keyboard.type('texto');
    await showRest(page);
    await page.keyboard.press('Control+a');
    for (const [menu, choice] of [
      ['Cor do texto', 'Vermelho'],
      ['Cor de fundo', 'Amarelo'],
      ['Fonte: Arial', 'Georgia'],
      ['Tamanho do texto: 14 px', '24 px'],
      ['Tipo de parágrafo: Texto normal', 'Título 2'],
      ['Alinhamento', 'Ao centro'],
    ] as const) {
      await tool(page, menu).click();
      await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
    }
    for (const name of ['Aumentar recuo', 'Citação', 'Da direita para a esquerda', 'Sobrescrito', 'Tachado'])
      await tool(page, name).click();
    await expect
      .poll(async () => (await lines(page))[1])
      .toBe(
        '<h2 dir="rtl" style="margin: 0; font-size: 24px; line-height: 1.4; margin-right: 40px; text-align: center"><span style="background-color: #fff3a3; color: #c5221f; font-family: Georgia, serif; font-size: 24px"><s><sup>texto</sup></s></span></h2>',
      );
    await tool(page, 'Limpar formatação').click();
    await expect(async () => expect((await lines(page))[1]).not.toMatch(/span|sup/u)).toPass();
    await tool(page, 'Cor do texto').click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-tool="editor.colour"]')).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('is one row until the rest is asked for, in narrow windows too', async ({ editor }) => {
    const page = await editor.open();
    const tops = () =>
      page
        .getByRole('toolbar')
        .getByRole('button')
        .evaluateAll((tools) => new Set(tools.map((one) => one.getBoundingClientRect().top)).size);
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await tops()).toBe(1);
    await showRest(page);
    await expect(tool(page, 'Mais formatação')).toHaveAttribute('aria-expanded', 'true');
    await expect(tool(page, 'Desfazer')).toBeVisible();
    await tool(page, 'Mais formatação').click();
    expect(await tops()).toBe(1);
  });

  test('keeps what is chosen for the letters to come', async ({ editor }) => {
    const page = await editor.open();
    await page.keyboard.type('a');
    await tool(page, 'Cor do texto').click();
    await page.getByRole('menuitemradio', { name: 'Azul', exact: true }).click();
    await page.keyboard.type('b');
    await expect.poll(() => lines(page)).toEqual(['<p>a<span style="color: #1a56c4">b</span></p>']);
  });

  test('puts links, pictures and videos into the text, if they lead where they may', async ({ editor }) => {
    const page = await editor.open();
    await tool(page, 'Link').click();
    await page.getByLabel('Endereço').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Endereço').fill('exemplo.com/a');
    await page.getByLabel('Texto do link').fill('aqui');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' e');
    await showRest(page);
    await tool(page, 'Vídeo').click();
    await page.getByLabel('Endereço do vídeo').fill('https://v.exemplo.com/1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('fim');
    await expect
      .poll(() => lines(page))
      .toEqual([
        '<p><a href="https://exemplo.com/a">aqui</a> e</p>',
        '<p><a href="https://v.exemplo.com/1">▶ v.exemplo.com</a></p>',
        '<p>fim</p>',
      ]);
  });

  test('is led through by arrow keys and left by Tab; in light and dark nothing is in the way of reading', async ({
    editor,
  }) => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await editor.open({
        scheme,
        html: '<blockquote>citado <a href="https://a.b">x</a></blockquote><span style="color:#1a237e">azul</span>',
      });
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('End');
      await expect(tool(page, 'Mais formatação')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(tool(page, 'Imagem')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: 'Mensagem', exact: true })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    }
  });
});
