/** Payloads as a server sends them, to vary in tables; numbers as ids on purpose, old servers send them. */
export const CLIENT_MSG_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
export const REQ_ID = '01890a5d-ac96-774b-bcce-b302099a8058';

type Fields = Record<string, unknown>;

export function wirePush(more: Fields = {}): Fields {
  return {
    eventId: 'e-7',
    epoca: 'p-1',
    seq: 7,
    ts: '2026-03-02T10:00:05-03:00',
    agente: 'Ana Lima',
    ...more,
  };
}

export function wireMessage(more: Fields = {}): Fields {
  return {
    id: 501,
    messageID: 'wamid.1',
    idAtendimento: 42,
    texto: 'Bom dia',
    inOut: 1,
    queue: 'SAC',
    status: 'sended',
    queueTypeID: 3,
    dataHora: '2026-03-02T10:00:00-03:00',
    ...more,
  };
}

export function wireConversation(more: Fields = {}): Fields {
  return {
    id: 42,
    idCliente: 9,
    fromID: '5511999990000@c.us',
    fromName: 'Bruno Sá',
    status: 'Entrou',
    queue: 'SAC',
    queueTypeID: 3,
    ultimoAgente: 'Ana Lima',
    dataIni: '2026-03-02T09:59:00-03:00',
    count: 2,
    qtd_msg: 5,
    data_hora_last_msg: '2026-03-02T10:00:00-03:00',
    ...more,
  };
}

export function wireUser(more: Fields = {}): Fields {
  return {
    id: 3,
    fullname: 'Ana Lima',
    nome: 'ana',
    ramal: '2001',
    ramal_numero: '2001',
    ramal_senha: 'ramal-segredo',
    contexto: 'interno',
    modo: 'F',
    filas: [{ fila: 'SAC', queue_type: 3, value: true, pausa: false }],
    status: 1,
    edita_config: true,
    edita_rota: false,
    visualiza_todos_clientes: false,
    editaCliente: true,
    editaClienteGrupo: false,
    abrir_url: false,
    pode_selecionar_instancias: true,
    token: 'token-da-sessao',
    ...more,
  };
}

export const ESPERA = { chat: 1, whatsapp: 2, email: 0, voz: 3 };
