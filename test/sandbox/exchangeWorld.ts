import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent, type AgentClient } from './client';
import { registeredPhone, type PhoneClient } from './exchangeClient';

/** A sandbox with an exchange, and whoever a test brings to it. */
export interface ExchangeWorld {
  sandbox: () => Sandbox;
  port: () => number;
  /** A registered softphone. */
  phone(extension: string): Promise<PhoneClient>;
  /** An agent on the socket who joined a queue. */
  agent(fullname: string, ramal: string, queue?: string): Promise<AgentClient>;
  /** Ends with the test. */
  keep(client: PhoneClient): PhoneClient;
}

/** Makes a fresh world for each test of a file and takes it down after it. */
export function exchangeWorld(): ExchangeWorld {
  let sandbox: Sandbox | undefined;
  let phones: PhoneClient[] = [];
  let agents: AgentClient[] = [];

  function current(): Sandbox {
    if (!sandbox) throw new Error('no sandbox yet');
    return sandbox;
  }

  const keep = (client: PhoneClient): PhoneClient => {
    phones.push(client);
    return client;
  };

  beforeEach(async () => {
    sandbox = await createSandbox({ sipPort: 0 });
    sandbox.control.setRinging({ answerAfterMs: 200 });
  });
  afterEach(async () => {
    const invalid = agents.flatMap((agent) => agent.invalid());
    agents.forEach((agent) => agent.close());
    await Promise.all(phones.map((phone) => phone.stop()));
    await sandbox?.close();
    phones = [];
    agents = [];
    expect(invalid).toEqual([]);
  });

  return {
    sandbox: current,
    port: () => current().sipPort ?? 0,
    keep,
    phone: async (extension) => keep(await registeredPhone(current().sipPort ?? 0, extension)),
    agent: async (fullname, ramal, queue) => {
      const agent = await connectAgent(current().realtimePort, { fullname, ramal });
      agents.push(agent);
      if (queue !== undefined) await agent.ok('QueueAdd', { filas: [queue] });
      return agent;
    },
  };
}
