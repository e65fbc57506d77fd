import { act, screen } from '@testing-library/react';
import { LazyCallFrame, LazySlotCall } from '../../../src/components/calls/lazyCalls';
import { transferOpenRequested } from '../../../src/store/calls/actions';
import { saveRequested } from '../../../src/store/config/actions';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConfiguration } from '../../support/sagaSamples';
import { voiceFacts } from '../../support/telephone';

it('WebRTC turned off in a call leaves its bar and its dialogs until it is over', async () => {
  const { store } = renderWithStore(
    <>
      <LazySlotCall />
      <LazyCallFrame />
    </>,
    { facts: [...voiceFacts('Voz'), ...incomingCall()] },
  );
  const happen = (...facts: Parameters<typeof store.dispatch>) => act(() => void store.dispatch(...facts));
  happen(saveRequested(sampleConfiguration({ webrtc: false })));
  happen(transferOpenRequested({ callId: 'in1' }));
  expect(await screen.findByRole('dialog', { name: /Transferir/u })).toBeVisible();
  expect(document.querySelector('.call-bar')).not.toBeNull();
  happen(callEnded('in1'));
  expect(document.querySelector('.call-bar')).toBeNull();
});
