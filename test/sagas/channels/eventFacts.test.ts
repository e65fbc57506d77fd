import { eventFacts } from '../../../src/sagas/channels/realtime';
import { isHeard } from '../../../src/store/rootReducer';

/** Events of which the state keeps nothing, with what happens instead. */
const FOR_SAGAS: Readonly<Record<string, string>> = {
  loggedOutByServer: 'the session ends (sagas/auth), and `auth/loggedOut` changes the state',
};

describe('events of the server', () => {
  it.each(Object.entries(eventFacts))('%s changes the state, or is for a saga alone', (event, { type }) => {
    expect(isHeard(type)).toBe(!(event in FOR_SAGAS));
  });

  it('become a fact of their own each', () => {
    const types = Object.values(eventFacts).map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });
});
