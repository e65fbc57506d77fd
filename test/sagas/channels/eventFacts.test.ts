import { eventFacts } from '../../../src/sagas/channels/realtime';
import { isHeard } from '../../../src/store/rootReducer';

/** Events of which the state keeps nothing, with what happens instead. */
const FOR_SAGAS: Readonly<Record<string, string>> = {
  'auth/loggedOutByServer': 'the session ends (sagas/auth), and `auth/loggedOut` changes the state',
};

describe('events of the server', () => {
  it.each(Object.entries(eventFacts))('%s changes the state, or is for a saga alone', (event, { type }) => {
    expect(isHeard(type)).toBe(!(event in FOR_SAGAS));
  });

  it.each(Object.entries(eventFacts))('%s has the name of the fact that it becomes', (event, { type }) => {
    expect(type).toBe(event);
  });
});
