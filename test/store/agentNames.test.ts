import { isAgentNamed } from '../../src/store/agentNames';

const agent = { fullName: 'José Antônio', login: 'jose', extension: '4001', extensionNumber: null, id: '17' };

describe('isAgentNamed', () => {
  it.each(['José Antônio', 'jose antonio', ' JOSÉ ANTÔNIO ', 'Jose', '4001', '17'])(
    'knows the agent as "%s"',
    (name) => {
      expect(isAgentNamed(name, agent)).toBe(true);
    },
  );

  it.each(['', 'Jos', 'José A.', '400', null, undefined])('takes %p for somebody else or nobody', (name) => {
    expect(isAgentNamed(name, agent)).toBe(false);
  });

  it('means nobody while nobody is signed in', () => {
    expect(isAgentNamed('José Antônio', null)).toBe(false);
  });
});
