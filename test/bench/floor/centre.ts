import { io } from 'socket.io-client';
import * as v from 'valibot';

const said = v.object({ id: v.number(), texto: v.string() });

const lists = {
  chats: v.object({
    dados: v.array(v.object({ id: v.number(), fromName: v.string(), lastMsg: v.string() })),
  }),
  messages: v.object({ dados: v.array(said) }),
};

const push = v.object({ idAtendimento: v.number(), message: said });

const login = v.object({ fullname: v.string(), token: v.string() });

const config = v.object({ token: v.string(), ports: v.object({ api: v.number(), realtime: v.number() }) });

/** Somebody's words, as the sandbox tells them. */
export type Said = v.InferOutput<typeof said>;

/** A conversation of the list, as the sandbox tells it. */
export type Chat = v.InferOutput<typeof lists.chats>['dados'][number];

/** The contact centre as a page that does nothing else knows it. */
export interface Centre {
  chats(): Promise<Chat[]>;
  messages(chatId: number): Promise<Said[]>;
  /** Tells of each message that comes over the socket; resolves once the server knows who listens. */
  listen(heard: (chatId: number, message: Said) => void): Promise<unknown>;
}

async function json(address: string, init: RequestInit = {}): Promise<unknown> {
  return (await fetch(address, init)).json();
}

/** Signs an agent in, by the names in the page's own address. */
export async function enterCentre({ hostname, search }: Location): Promise<Centre> {
  const { nome, senha } = Object.fromEntries(new URLSearchParams(search));
  const { token: bearer, ports } = v.parse(config, await json('/config.json'));
  const api = `http://${hostname}:${String(ports.api)}`;
  const asJson = { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` };
  const body = JSON.stringify({ nome, senha });
  const told = await json(`${api}/api/v2/usuarios/agentes/login`, { method: 'POST', headers: asJson, body });
  const { fullname, token } = v.parse(login, told);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    async chats() {
      const agentes = encodeURIComponent(JSON.stringify([fullname]));
      const status = encodeURIComponent(JSON.stringify(['Entrou']));
      const address = `${api}/api/v2/chats?agentes=${agentes}&status=${status}&max=1000`;
      return v.parse(lists.chats, await json(address, { headers })).dados;
    },
    async messages(chatId) {
      const address = `${api}/api/v2/chat/${String(chatId)}/mensagens`;
      return v.parse(lists.messages, await json(address, { headers })).dados;
    },
    listen(heard) {
      const socket = io(`http://${hostname}:${String(ports.realtime)}`, { transports: ['websocket'] });
      socket.on('newMessage', (told: unknown) => {
        const read = v.safeParse(push, told);
        if (read.success) heard(read.output.idAtendimento, read.output.message);
      });
      const [clientId, abaId, socketId] = Array.from({ length: 3 }, () => crypto.randomUUID());
      const hello = { clientId, abaId, socketId, nome, ramal: null, token, versao: '2.0' };
      return socket.emitWithAck('authentication', hello);
    },
  };
}
