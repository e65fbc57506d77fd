import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

/** Notes what is sent, and when a conversation is drawn, in the order in which it happens. */
function noteOrder(): void {
  const order: string[] = [];
  Object.assign(window, { order });
  const { open, send } = XMLHttpRequest.prototype;
  const paths = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function opened(this: XMLHttpRequest, ...args: unknown[]) {
    paths.set(this, new URL(String(args[1]), location.href).pathname);
    Reflect.apply(open, this, args);
  };
  XMLHttpRequest.prototype.send = function sent(this: XMLHttpRequest, ...args: unknown[]) {
    order.push(paths.get(this) ?? '');
    Reflect.apply(send, this, args);
  };
  let pane: Element | null = null;
  new MutationObserver(() => {
    const drawn = document.querySelector('.chat-pane');
    if (drawn !== pane) order.push('drawn');
    pane = drawn;
  }).observe(document, { childList: true, subtree: true });
}

/** Ana before a conversation, with the parts of its screen in place, and another one to go to. */
async function beforeSwitch(world: World) {
  const [first = 0, second = 0] = world.control.seedConversations({ nome: ANA.login, count: 2, messages: 3 });
  const visitor = await world.visit();
  await visitor.context.addInitScript(noteOrder);
  await signIn(visitor, ANA);
  const { row } = conversationList(visitor);
  await row(first).click();
  await chat(visitor).bubble('(1)').waitFor();
  await visitor.page.evaluate('order.length = 0');
  return {
    mouse: visitor.page.mouse,
    other: row(second),
    asked: `/api/v2/chat/${String(second)}/mensagens`,
    order: () => visitor.page.evaluate<string[]>('order'),
  };
}

test('a conversation is asked for before it is drawn', async ({ world }) => {
  const { asked, order, other } = await beforeSwitch(world);
  await other.click();
  await expect.poll(order).toEqual(expect.arrayContaining([asked, 'drawn']));
  const happened = await order();
  expect(happened.indexOf(asked)).toBeLessThan(happened.indexOf('drawn'));
});

test('a conversation is asked for while its row is being pressed, and once', async ({ world }) => {
  const { asked, mouse, order, other } = await beforeSwitch(world);
  await other.hover();
  await mouse.down();
  await expect.poll(order).toEqual([asked]);
  await mouse.up();
  await expect.poll(order).toContain('drawn');
  expect((await order()).filter((one) => one === asked)).toHaveLength(1);
});
