/** The store's tables. Words are the wire's, so that rows and payloads read alike. */
export const TABLES = `
CREATE TABLE IF NOT EXISTS meta (chave TEXT PRIMARY KEY, valor TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS agents (
  id INTEGER PRIMARY KEY, nome TEXT NOT NULL UNIQUE, fullname TEXT NOT NULL, senha TEXT NOT NULL,
  ramal TEXT, ramal_numero TEXT, ramal_senha TEXT, contexto TEXT, modo TEXT NOT NULL,
  status INTEGER NOT NULL, old_status INTEGER NOT NULL, motivo_pausa TEXT, max_chat INTEGER NOT NULL,
  permissoes TEXT NOT NULL, epoca TEXT NOT NULL, seq INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS agent_queues (
  agent_id INTEGER NOT NULL REFERENCES agents(id), fila TEXT NOT NULL, value INTEGER NOT NULL DEFAULT 0,
  pausa INTEGER NOT NULL DEFAULT 0, motivo TEXT, PRIMARY KEY (agent_id, fila));
CREATE TABLE IF NOT EXISTS tokens (
  hash TEXT PRIMARY KEY, agent_id INTEGER NOT NULL REFERENCES agents(id), client_id TEXT, criado INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS queues (
  name TEXT PRIMARY KEY, queue_type INTEGER NOT NULL, obriga INTEGER NOT NULL, instance TEXT, email TEXT);
CREATE TABLE IF NOT EXISTS pauses (nome TEXT NOT NULL, fila TEXT, editavel INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS classifications (id INTEGER PRIMARY KEY, nome TEXT NOT NULL, filas TEXT);
CREATE TABLE IF NOT EXISTS subclassifications (
  id INTEGER PRIMARY KEY, nome TEXT NOT NULL, id_classificacao INTEGER NOT NULL REFERENCES classifications(id));
CREATE TABLE IF NOT EXISTS canned (id INTEGER PRIMARY KEY, nome TEXT NOT NULL, texto TEXT NOT NULL, queue TEXT);
CREATE TABLE IF NOT EXISTS templates (
  id INTEGER PRIMARY KEY, queue TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, fields TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS extensions (id INTEGER PRIMARY KEY, ramal TEXT NOT NULL, nome TEXT, contexto TEXT);

CREATE TABLE IF NOT EXISTS groups (id INTEGER PRIMARY KEY, nome TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS group_routes (id_grupo INTEGER NOT NULL REFERENCES groups(id), rota TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS contacts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, nome TEXT NOT NULL, numero TEXT, email TEXT, documento TEXT, url TEXT,
  id_grupo INTEGER REFERENCES groups(id), is_business INTEGER NOT NULL DEFAULT 0, versao INTEGER NOT NULL DEFAULT 1);
CREATE INDEX IF NOT EXISTS contacts_numero ON contacts(numero);
CREATE INDEX IF NOT EXISTS contacts_nome ON contacts(nome, id);
CREATE TABLE IF NOT EXISTS contact_fields (
  id INTEGER PRIMARY KEY AUTOINCREMENT, cliente_id INTEGER NOT NULL REFERENCES contacts(id), nome TEXT NOT NULL, valor TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS contact_numbers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, cliente_id INTEGER NOT NULL REFERENCES contacts(id), nome TEXT NOT NULL, numero TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS conversations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, id_cliente INTEGER NOT NULL, from_id TEXT NOT NULL, from_name TEXT NOT NULL,
  assunto TEXT, status TEXT NOT NULL, queue TEXT NOT NULL, queue_from TEXT, queue_type INTEGER NOT NULL,
  agent_id INTEGER, ultimo_agente TEXT, data_ini TEXT NOT NULL, data_fim TEXT, last_msg TEXT,
  unread INTEGER NOT NULL DEFAULT 0, qtd_msg INTEGER NOT NULL DEFAULT 0, data_ultima TEXT, email TEXT,
  linkedid TEXT, sentido INTEGER NOT NULL, lido_ate INTEGER NOT NULL DEFAULT 0, espera_desde TEXT, recusado_por INTEGER,
  atualizado_em TEXT NOT NULL, versao INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS conversations_status ON conversations(status, queue);
CREATE INDEX IF NOT EXISTS conversations_agent ON conversations(agent_id, status);
CREATE INDEX IF NOT EXISTS conversations_from ON conversations(from_id, id);
CREATE INDEX IF NOT EXISTS conversations_cliente ON conversations(id_cliente, id);
CREATE INDEX IF NOT EXISTS conversations_versao ON conversations(versao);
CREATE TABLE IF NOT EXISTS form_data (
  id_atendimento INTEGER PRIMARY KEY REFERENCES conversations(id), dados TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT, client_msg_id TEXT, id_atendimento INTEGER NOT NULL REFERENCES conversations(id),
  texto TEXT NOT NULL, in_out INTEGER NOT NULL, queue TEXT NOT NULL, queue_type INTEGER NOT NULL, agente TEXT, agent_id INTEGER,
  status TEXT NOT NULL, data_hora TEXT NOT NULL, atualizado_em TEXT NOT NULL, ordem REAL, corpo TEXT, extra TEXT NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS messages_client ON messages(id_atendimento, client_msg_id) WHERE client_msg_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS messages_conversation ON messages(id_atendimento, id);
CREATE INDEX IF NOT EXISTS messages_message_id ON messages(message_id) WHERE message_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS messages_progress ON messages(status) WHERE in_out = 2 AND status IN ('pending','sended','delivered');
CREATE TABLE IF NOT EXISTS given_classifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT, protocolo INTEGER NOT NULL REFERENCES conversations(id), id_classificacao INTEGER NOT NULL,
  id_subclassificacao INTEGER, obs TEXT, agente TEXT NOT NULL, data_hora TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS given_protocolo ON given_classifications(protocolo);

CREATE TABLE IF NOT EXISTS calls (
  uniqueid TEXT PRIMARY KEY, callid TEXT NOT NULL, agent_id INTEGER, ramal TEXT, numero TEXT NOT NULL, nome TEXT,
  sentido INTEGER NOT NULL, fila TEXT, dataini TEXT NOT NULL, atendimento TEXT, datafim TEXT, atendida INTEGER NOT NULL DEFAULT 0,
  id_classificacao INTEGER, id_subclassificacao INTEGER, obs TEXT, protocolo TEXT);
CREATE INDEX IF NOT EXISTS calls_agent ON calls(agent_id, dataini);
CREATE TABLE IF NOT EXISTS call_links (
  uniqueid TEXT PRIMARY KEY REFERENCES calls(uniqueid), linkedid TEXT NOT NULL, id_cliente INTEGER, dados TEXT, conversa INTEGER);

CREATE TABLE IF NOT EXISTS uploads (
  upload_id TEXT PRIMARY KEY, agent_id INTEGER NOT NULL, tipo TEXT NOT NULL, id_atendimento INTEGER NOT NULL, frame TEXT NOT NULL, recebido INTEGER NOT NULL,
  estado TEXT NOT NULL, caminho TEXT, mensagem INTEGER, criado INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS attachments (
  caminho TEXT PRIMARY KEY, arquivo TEXT NOT NULL, mime_type TEXT NOT NULL, filename TEXT NOT NULL, tamanho INTEGER NOT NULL,
  largura INTEGER, altura INTEGER);

CREATE TABLE IF NOT EXISTS mail_copies (
  mensagem INTEGER PRIMARY KEY REFERENCES messages(id), arquivo TEXT NOT NULL, refs TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS mail_known (identidade TEXT PRIMARY KEY, mensagem INTEGER NOT NULL REFERENCES messages(id));
CREATE TABLE IF NOT EXISTS mail_out (
  mensagem INTEGER PRIMARY KEY REFERENCES messages(id), conversa INTEGER NOT NULL, estado TEXT NOT NULL, restam TEXT NOT NULL,
  tentativas INTEGER NOT NULL DEFAULT 0, proxima INTEGER NOT NULL, criado INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS mail_out_waiting ON mail_out(conversa, mensagem) WHERE estado IN ('novo','pronto');
CREATE TABLE IF NOT EXISTS mail_boxes (
  caixa TEXT PRIMARY KEY, validade TEXT NOT NULL, uid INTEGER NOT NULL, visto INTEGER NOT NULL);

CREATE TABLE IF NOT EXISTS requests (
  agent_id INTEGER NOT NULL, req_id TEXT NOT NULL, resumo TEXT NOT NULL, ack TEXT NOT NULL, criado INTEGER NOT NULL,
  PRIMARY KEY (agent_id, req_id));
CREATE TABLE IF NOT EXISTS http_requests (
  chave TEXT PRIMARY KEY, resumo TEXT NOT NULL, status INTEGER NOT NULL, corpo TEXT NOT NULL, criado INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS events (
  agent_id INTEGER NOT NULL, seq INTEGER NOT NULL, nome TEXT NOT NULL, corpo TEXT NOT NULL, PRIMARY KEY (agent_id, seq));
`;
