import type { Dice } from '../../support/random';
import type { Visitor } from './visitor';

/** What a press on it would save, send, throw away, end or begin for good, or lead out of the console. */
const FORBIDDEN = [
  /salvar|enviar|descartar|começar de novo|desfazer|iniciar|adicionar|apagar|excluir|remover|limpar|concluir|adiar/iu,
  /ligar|atender|recusar|encerrar|transferir|pausa|retomar|sair|sim\b|fechar o sistema|minimizar|maximizar/iu,
  /configura|idioma|tema|exportar|baixar|copiar|gravar|anexar|arquivo|fila|entrar|tentar|recarregar|abrir página/iu,
  /whatsapp|e-mail|responder|encaminhar|resposta pronta|emoji|usar os dados|conferência|teste|enter/iu,
];

/** A place on the page, and whether a press there is harmless. */
interface Spot {
  x: number;
  y: number;
  name: string;
}

/** Runs in the page: what can be pressed at each of these places, by its name; '' where nothing is. */
function namesAt(spots: { x: number; y: number }[]): string[] {
  const PRESSABLE =
    'a, button, label, summary, select, input:not([type="text"], [type="search"], [type="tel"], :not([type])), [role="button"], [role="switch"], [role="option"], [role^="menuitem"], [role="radio"]';
  return spots.map(({ x, y }) => {
    const pressed = document.elementFromPoint(x, y)?.closest(PRESSABLE);
    if (pressed === null || pressed === undefined) return '';
    // One press on a quick choice saves it; a link with an address leads elsewhere.
    if (pressed.closest('.classify__quick') !== null) return 'salvar';
    if (pressed.matches('a[target], a[href^="tel"], a[href^="mailto"], [role="switch"]')) return 'salvar';
    const name = `${pressed.getAttribute('aria-label') ?? ''} ${pressed.getAttribute('title') ?? ''} ${pressed.textContent}`;
    return name.trim() === '' ? '-' : name;
  });
}

/** Runs in the page: a notice that comes under the pointer in the last moment is not pressed, for it may throw away. */
function stopNotices(): void {
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.toasts') === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Runs in the page: the middle of every button in view. */
function buttonSpots(): { x: number; y: number }[] {
  return [...document.querySelectorAll('button, [role="row"], [role="tab"], nav a')].flatMap((button) => {
    const { height, width, x, y } = button.getBoundingClientRect();
    const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    return width > 0 && isInView ? [{ x: x + width / 2, y: y + height / 2 }] : [];
  });
}

const KEYS = [
  'Escape',
  'Escape',
  'Tab',
  'Tab',
  'Shift+Tab',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'F2',
] as const;

/** Clicks and keys of somebody who looks at nothing. */
export interface Monkey {
  /** Does one thing that neither saves, sends nor throws away; says what it was. */
  act(): Promise<string>;
}

/** A monkey at a visitor's page. */
export async function monkeyAt({ page }: Visitor, dice: Dice): Promise<Monkey> {
  await page.addInitScript(stopNotices);
  await page.evaluate(stopNotices);

  async function press(spots: readonly { x: number; y: number }[]): Promise<string> {
    const names = await page.evaluate(namesAt, [...spots]);
    const harmless: Spot[] = spots.flatMap((spot, at) => {
      const name = names[at] ?? '';
      return FORBIDDEN.some((words) => words.test(name)) ? [] : [{ ...spot, name }];
    });
    const [first, ...rest] = harmless;
    if (first === undefined) return 'nothing';
    const { name, x, y } = dice.pick([first, ...rest]);
    await page.mouse.click(x, y);
    return `click ${String(Math.round(x))},${String(Math.round(y))} ${name.trim().slice(0, 30)}`;
  }

  return {
    async act() {
      const kind = dice.next();
      if (kind < 0.4) {
        const key = dice.pick(KEYS);
        await page.keyboard.press(key);
        return key;
      }
      if (kind < 0.7) return press(await page.evaluate(buttonSpots));
      const { height = 0, width = 0 } = page.viewportSize() ?? {};
      return press(Array.from({ length: 6 }, () => ({ x: dice.int(width), y: dice.int(height) })));
    },
  };
}
