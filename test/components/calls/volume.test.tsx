import { fireEvent, screen, within } from '@testing-library/react';
import { CallBar } from '../../../src/components/calls/CallBar';
import { violations } from '../../support/axe';
import { incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const bar = () => within(screen.getByRole('region', { name: 'Ligação em andamento' }));

describe('the volumes of a call', () => {
  it('open from the bar, are turned there, and leave the focus on their button', async () => {
    const { user, dispatched } = renderWithStore(<CallBar />, {
      facts: [...voiceFacts('Voz'), ...incomingCall()],
    });
    const opener = bar().getByRole('button', { name: 'Volume' });
    expect(bar().queryByRole('slider')).toBeNull();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const popup = within(bar().getByRole('dialog', { name: 'Volume' }));
    expect(popup.getByRole('button', { name: 'Silenciar alto-falante' })).toHaveFocus();
    expect(await violations()).toEqual([]);
    fireEvent.change(popup.getByRole('slider', { name: 'Volume do alto-falante' }), {
      target: { value: '40' },
    });
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/volumeRequested',
      payload: { callId: 'in1', side: 'speaker', volume: 40 },
    });
    await user.click(popup.getByRole('button', { name: 'Silenciar microfone' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/muteRequested', payload: { side: 'microphone' } });
    expect(popup.getByRole('slider', { name: 'Volume do microfone' })).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(bar().queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });
});
