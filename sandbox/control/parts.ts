import { findAgentByLogin, type AgentRow } from '../store';
import type { Centre } from '../centre/centre';
import { Refusal } from '../centre/refusal';
import type { Customers } from '../customers/customers';
import type { Exchange } from '../exchange/exchange';
import type { HttpServer } from '../http/server';
import type { Hub } from '../realtime/hub';
import type { Realtime } from '../realtime/server';
import type { ToldPages } from '../net/toldPages';
import type { Faults } from './faults';

/** What the control commands reach. */
export interface ControlParts {
  centre: Centre;
  hub: Hub;
  faults: Faults;
  toldPages: ToldPages;
  customers: Customers;
  realtime: Realtime;
  http: HttpServer;
  exchange: Exchange;
  ports: { api: number; realtime: number };
}

/** The agent with this login name. @throws Refusal NAO_ENCONTRADO */
export function requireAgent(centre: Centre, nome: string): AgentRow {
  const agent = findAgentByLogin(centre.sql, nome);
  if (!agent) throw new Refusal('NAO_ENCONTRADO', { msg: `no agent ${nome}` });
  return agent;
}
