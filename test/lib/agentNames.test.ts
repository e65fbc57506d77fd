import { isAgentNamed, isOwnWriting } from '../../src/lib/agentNames';

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

describe('isOwnWriting', () => {
  it.each([null, '', '  ', 'jose', '4001'])('takes %p for the agent’s own', (author) => {
    expect(isOwnWriting(author, agent)).toBe(true);
  });

  it('does not take another one’s', () => {
    expect(isOwnWriting('Bruno Reis', agent)).toBe(false);
    expect(isOwnWriting('José Antônio', null)).toBe(false);
  });
});
