import type { Permissoes } from '../store';

/** An agent to create; `senha` is plain here and hashed in the store. */
export interface SeedAgent {
  nome: string;
  fullname: string;
  senha: string;
  ramal: string;
  modo: string;
  maxChat: number;
  /** queue names, or 'all' */
  filas: string[] | 'all';
  permissoes: Permissoes;
}

const all: Permissoes = {
  edita_config: true,
  edita_rota: true,
  visualiza_todos_clientes: true,
  editaCliente: true,
  editaClienteGrupo: true,
  atalho_url: 120,
  abrir_url: false,
  pode_selecionar_instancias: true,
  default_instance: null,
};

const few: Permissoes = {
  edita_config: false,
  edita_rota: false,
  visualiza_todos_clientes: false,
  editaCliente: false,
  editaClienteGrupo: false,
  atalho_url: null,
  abrir_url: false,
  pode_selecionar_instancias: false,
  default_instance: 'vendas-1',
};

/** The demo agents (the first two, told at start) and more of each mode and permission for tests. */
export const SEED_AGENTS: SeedAgent[] = [
  {
    nome: 'ana',
    fullname: 'Ana Souza',
    senha: 'ana123',
    ramal: '1001',
    modo: 'F',
    maxChat: 8,
    filas: 'all',
    permissoes: all,
  },
  {
    nome: 'bruno',
    fullname: 'Bruno Lima',
    senha: 'bruno123',
    ramal: '1002',
    modo: 'U',
    maxChat: 5,
    filas: ['Chat Site', 'WhatsApp Vendas', 'WhatsApp Suporte', 'Telegram', 'Voz Atendimento'],
    permissoes: { ...few, editaCliente: true, abrir_url: true },
  },
  {
    nome: 'carla',
    fullname: 'Carla Mendes',
    senha: 'carla123',
    ramal: '1003',
    modo: 'T',
    maxChat: 5,
    filas: ['Chat Site', 'Chat Financeiro', 'E-mail SAC', 'WhatsApp Oficial'],
    permissoes: { ...all, edita_config: false },
  },
  {
    nome: 'diego',
    fullname: 'Diego Rojas',
    senha: 'diego123',
    ramal: '1004',
    modo: 'F',
    maxChat: 1,
    filas: ['Chat Site', 'WhatsApp Vendas', 'Instagram', 'Webchat Externo'],
    permissoes: few,
  },
  {
    nome: 'elisa',
    fullname: 'Elisa Prado',
    senha: 'elisa123',
    ramal: '1005',
    modo: 'U',
    maxChat: 50,
    filas: ['Chat Site', 'WhatsApp Suporte', 'E-mail SAC'],
    permissoes: { ...few, edita_config: true },
  },
  {
    nome: 'fabio',
    fullname: 'Fábio Alencar',
    senha: 'fabio123',
    ramal: '1006',
    modo: 'F',
    maxChat: 5,
    filas: ['Voz Atendimento', 'Voz Vendas'],
    permissoes: all,
  },
];
