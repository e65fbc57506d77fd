import type { Dice } from '../../../support/random';
import type { Visitor } from '../visitor';

/** What a press on it would save, send, throw away, end or begin for good, or lead out of the console. */
const FORBIDDEN = [
  'salvar|enviar|descartar|começar de novo|desfazer|iniciar|inserir|adicionar|apagar|excluir|remover|limpar|concluir|adiar',
  'ligar|atender|recusar|encerrar|transferir|pausa|retomar|sair|sim\\b|fechar o sistema|minimizar|maximizar',
  'configura|idioma|tema|exportar|baixar|copiar|gravar|anexar|arquivo|fila|entrar|tentar|recarregar|abrir página',
  'whatsapp|e-mail|responder|encaminhar|resposta pronta|emoji|usar os dados|conferência|teste|enter',
].join('|');

/** A place on the page that can be pressed without harm, and what is there; '' for nothing. */
interface Spot {
  x: number;
  y: number;
  name: string;
}

/** Runs in the page: of these places, or (null) of the middles of all buttons in view, those where a press is harmless. */
function harmlessOf([places, forbidden]: readonly [{ x: number; y: number }[] | null, string]): Spot[] {
  const PRESSABLE =
    'a, button, label, summary, select, input:not([type="text"], [type="search"], [type="tel"], :not([type])), [role="button"], [role="switch"], [role="option"], [role^="menuitem"], [role="radio"]';
  // One press on a quick choice saves it, and a canned reply takes the place of what it was found by.
  const AT_ONCE = '.classify__quick, .reply-popup [role="option"]';
  // A link with an address leads elsewhere.
  const AWAY = 'a[target], a[href^="tel"], a[href^="mailto"], [role="switch"]';
  const words = new RegExp(forbidden, 'iu');

  function nameAt({ x, y }: { x: number; y: number }): string | null {
    const pressed = document.elementFromPoint(x, y)?.closest(PRESSABLE);
    if (pressed === null || pressed === undefined) return '';
    if (pressed.closest(AT_ONCE) !== null || pressed.matches(AWAY)) return null;
    const name = `${pressed.getAttribute('aria-label') ?? ''} ${pressed.getAttribute('title') ?? ''} ${pressed.textContent}`;
    return words.test(name) ? null : name.trim() || '-';
  }

  const buttons = () =>
    [...document.querySelectorAll('button, [role="row"], [role="tab"], nav a')].flatMap((button) => {
      const { height, width, x, y } = button.getBoundingClientRect();
      const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      return width > 0 && isInView ? [{ x: x + width / 2, y: y + height / 2 }] : [];
    });

  return (places ?? buttons()).flatMap((place) => {
    const name = nameAt(place);
    return name === null ? [] : [{ ...place, name: name.slice(0, 30) }];
  });
}

/** Runs in the page: what comes under the pointer in the last moment is not pressed where it throws away or saves. */
function stopLatecomers(): void {
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.toasts, .classify__quick') === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
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
  await page.addInitScript(stopLatecomers);
  await page.evaluate(stopLatecomers);

  async function press(places: { x: number; y: number }[] | null): Promise<string> {
    const [first, ...rest] = await page.evaluate(harmlessOf, [places, FORBIDDEN] as const);
    if (first === undefined) return 'nothing';
    const { name, x, y } = dice.pick([first, ...rest]);
    await page.mouse.click(x, y);
    return `click ${String(Math.round(x))},${String(Math.round(y))} ${name}`;
  }

  return {
    async act() {
      const kind = dice.next();
      if (kind < 0.4) {
        const key = dice.pick(KEYS);
        await page.keyboard.press(key);
        return key;
      }
      if (kind < 0.7) return press(null);
      const { height = 0, width = 0 } = page.viewportSize() ?? {};
      return press(Array.from({ length: 6 }, () => ({ x: dice.int(width), y: dice.int(height) })));
    },
  };
}
