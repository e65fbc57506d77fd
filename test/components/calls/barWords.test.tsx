import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import { incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

it('the call bar says below each icon a word of its name, in every language', () => {
  for (const language of ['pt_BR', 'es_cl', 'eng_US'] as const) {
    const { unmount } = renderWithStore(<SlotCall />, {
      facts: [...voiceFacts('Voz'), ...incomingCall()],
      language,
    });
    const buttons = [...document.querySelectorAll('.call-bar .call-button')];
    const named = buttons.map((one) => [
      one.querySelector('.call-button__short')?.textContent ?? one.textContent,
      one.getAttribute('aria-label') ?? one.textContent,
    ]);
    expect(named).toHaveLength(8);
    for (const [word = '', name = ''] of named) {
      expect(word).not.toBe('');
      expect(name.toLowerCase()).toContain(word.toLowerCase());
    }
    unmount();
  }
});
