import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

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

test('a conversation is asked for before it is drawn', async ({ world }) => {
  const [first = 0, second = 0] = world.control.seedConversations({ nome: ANA.login, count: 2, messages: 3 });
  const visitor = await world.visit();
  await visitor.context.addInitScript(noteOrder);
  await signIn(visitor, ANA);
  const { row } = conversationList(visitor);
  await row(first).click();
  await chat(visitor).bubble('(1)').waitFor();
  // The parts of the screen are here from now on: what is measured is a switch.
  await visitor.page.evaluate('order.length = 0');
  await row(second).click();
  const asked = `/api/v2/chat/${String(second)}/mensagens`;
  const order = () => visitor.page.evaluate<string[]>('order');
  await expect.poll(order).toEqual(expect.arrayContaining([asked, 'drawn']));
  const happened = await order();
  expect(happened.indexOf(asked)).toBeLessThan(happened.indexOf('drawn'));
});
