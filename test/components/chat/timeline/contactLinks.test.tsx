import { createEvent, fireEvent, screen } from '@testing-library/react';
import { saveRequested } from '../../../../src/store/config/actions';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleConfiguration } from '../../../support/sagaSamples';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const text = 'Ligue (11) 4002-8922 ou escreva a ana@exemplo.com; veja https://exemplo.com';

const link = (name: string) => screen.getByRole('link', { name });

/** Presses a link; whether the browser still follows it itself. */
function isFollowed(name: string, fields: MouseEventInit = {}): boolean {
  const press = createEvent.click(link(name), fields);
  fireEvent(link(name), press);
  return !press.defaultPrevented;
}

it.each<MouseEventInit>([{}, { ctrlKey: true }, { shiftKey: true }])(
  'a number and an address open the console’s own dialogs, filled in (%j)',
  (keys) => {
    const { dispatched } = openChat([sampleMessage({ text })], saveRequested(sampleConfiguration()));
    expect(isFollowed('(11) 4002-8922', keys)).toBe(false);
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialOpenRequested',
      payload: { number: '1140028922' },
    });
    expect(isFollowed('ana@exemplo.com', keys)).toBe(false);
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/createOpenRequested',
      payload: { kind: 'email', address: 'ana@exemplo.com' },
    });
  },
);

it('opens nothing by the middle button, nor another tab for them', () => {
  const { dispatched } = openChat([sampleMessage({ text })], saveRequested(sampleConfiguration()));
  const before = dispatched.length;
  for (const name of ['(11) 4002-8922', 'ana@exemplo.com']) {
    expect(link(name)).not.toHaveAttribute('target');
    expect(fireEvent(link(name), new MouseEvent('auxclick', { bubbles: true, cancelable: true }))).toBe(
      false,
    );
  }
  expect(dispatched).toHaveLength(before);
  expect(link('https://exemplo.com')).toHaveAttribute('target', '_blank');
});

it('leaves a number to the system where the agent has no telephone', () => {
  const { dispatched } = openChat([sampleMessage({ text })]);
  const before = dispatched.length;
  // jsdom has nowhere to go.
  jest.spyOn(console, 'error').mockReturnValue();
  expect(isFollowed('(11) 4002-8922')).toBe(true);
  expect(dispatched).toHaveLength(before);
});
