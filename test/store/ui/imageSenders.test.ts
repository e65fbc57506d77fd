import { sessionRestored } from '../../../src/store/auth/actions';
import { senderImagesRequested } from '../../../src/store/ui/actions';
import { selectImageSenders } from '../../../src/store/ui/selectors';
import { fold } from '../../support/fold';
import { USER } from '../../support/world';

const chose = (sender: string, shown = true, agent = USER.login) =>
  senderImagesRequested({ agent, sender, shown });

const senders = (...choices: ReturnType<typeof chose>[]): readonly string[] =>
  selectImageSenders(fold([sessionRestored({ user: USER }), ...choices]));

test('an agent sees the images of the senders that they chose, until they do not want them', () => {
  expect(senders()).toEqual([]);
  expect(senders(chose('a@x'), chose('b@x'), chose('a@x'))).toEqual(['b@x', 'a@x']);
  expect(senders(chose('a@x'), chose('b@x'), chose('a@x', false))).toEqual(['b@x']);
});

test('another agent of the browser chooses apart', () => {
  expect(senders(chose('a@x', true, 'bruno'), chose('b@x', true, '__proto__'))).toEqual([]);
});

test('the oldest choices go when there are too many', () => {
  const kept = senders(...Array.from({ length: 301 }, (_, at) => chose(`${String(at)}@x`)));
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, '1@x', '300@x']);
});
