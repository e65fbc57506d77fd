/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsUnsaved } from '../../src/app/unsaved';
import * as contacts from '../../src/store/contacts/actions';
import { gaveUp, queued } from '../../src/store/outbox/actions';
import * as recording from '../../src/store/recording/actions';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { callEnded, incomingCall } from '../support/liveCalls';
import { atWork } from '../support/sagaFixtures';
import { sampleContact, sampleOutboxItem } from '../support/samples';

function isUnsaved(...facts: UnknownAction[]): boolean {
  const state = [...atWork(), ...facts].reduce<RootState | undefined>(rootReducer, undefined);
  return state !== undefined && selectIsUnsaved(state);
}

const item = sampleOutboxItem();
const sent = queued({ item, spendsDraft: true });
const refused = gaveUp({ clientMsgId: item.clientMsgId, code: 'timeout', message: '' });

describe('a page that goes', () => {
  it('takes nothing with it while nothing is under way', () => {
    expect(isUnsaved()).toBe(false);
  });

  it('takes what waits to be sent, and not what failed for good', () => {
    expect(isUnsaved(sent)).toBe(true);
    expect(isUnsaved(sent, refused)).toBe(false);
  });

  it('takes a call that lives, and not one that is over', () => {
    expect(isUnsaved(...incomingCall())).toBe(true);
    expect(isUnsaved(...incomingCall(), callEnded('in1'))).toBe(false);
  });

  it('takes what was changed in the form of a contact, until it is saved or left', () => {
    const begun = [
      contacts.editOpenRequested({ contactId: '77', conversationId: null }),
      contacts.editChangeRequested({ contactId: '77', isChanged: true }),
    ];
    expect(isUnsaved(...begun.slice(0, 1))).toBe(false);
    expect(isUnsaved(...begun)).toBe(true);
    expect(isUnsaved(...begun, contacts.editChangeRequested({ contactId: '77', isChanged: false }))).toBe(
      false,
    );
    expect(isUnsaved(...begun, contacts.saved({ contact: sampleContact(), renamed: [] }))).toBe(false);
    expect(isUnsaved(...begun, contacts.editCloseRequested())).toBe(false);
  });

  it('takes a recording', () => {
    const begun = [recording.startRequested({ conversationId: '1001' }), recording.started()];
    expect(isUnsaved(...begun)).toBe(true);
    expect(isUnsaved(...begun, recording.cancelRequested())).toBe(false);
  });
});
