import { word, type WordRule } from './rule';

/** Brazilian Portuguese, “você”. */
export const PT_BR: readonly WordRule[] = [
  {
    find: word('templates?'),
    better: 'modelo de mensagem',
    fires: ['Esta fila não tem templates'],
    passes: ['Modelo de mensagem'],
  },
  {
    find: word('tirar|tire-[oa]s?|tirou|tirado|tirada'),
    better: 'remover',
    fires: ['Tirar {name}', 'Tire-o para enviar.', 'O servidor tirou você desta fila'],
    passes: ['Tire o fone do gancho para atender.'],
  },
  {
    find: word('entrante|sainte'),
    better: 'entrada, saída',
    fires: ['Sainte', 'Entrante'],
    passes: ['Entrar'],
  },
  { find: word('e-?mail(?<!e-mail)s?'), better: 'e-mail', fires: ['Novo email'], passes: ['Novo e-mail'] },
  {
    find: word('chamadas?'),
    better: 'ligação',
    fires: ['Pedindo a chamada…', 'Chamadas'],
    passes: ['ao atender, o número é chamado', 'Chamando…'],
  },
  {
    find: word('não foi possível ler|lendo'),
    better: 'carregar',
    fires: ['Não foi possível ler as mensagens.', 'Lendo…'],
    passes: ['Mensagem lida', 'não foi possível lê-lo como JSON'],
  },
  {
    find: word(
      'voce|nao|esta sendo|obrigatori[oa]|historico|usuario|ligac(?:ao|oes)|numero|configurac(?:ao|oes)',
    ),
    better: 'a mesma palavra, com acento',
    fires: ['Campo obrigatorio', 'Atendimento esta sendo atendido', 'Nova ligacao'],
    passes: ['Campo obrigatório', 'Esta fila', 'Nova ligação'],
  },
  { find: word('biblioteca'), better: 'console', fires: ['não é compatível com esta biblioteca'] },
  {
    find: word('dispositivos? de som|som da ligação'),
    better: 'áudio',
    fires: ['Os dispositivos de som', 'O som da ligação'],
    passes: ['Som das notificações'],
  },
  {
    find: word('suporta|suportad[oa]s?'),
    better: 'é compatível',
    fires: ['Este navegador não é suportado.'],
    passes: ['Avise o suporte.'],
  },
  { find: word('feitas'), better: 'realizadas', fires: ['Feitas'], passes: ['A mudança não foi feita.'] },
  { find: word('o cliente lê'), better: 'prévia', fires: ['O cliente lê'] },
  {
    find: word('delet\\w+|logar|deslogar|resetar|setar|startar|printar|tickets?|clique aqui'),
    better: 'apagar, entrar, sair, restaurar, definir, iniciar, atendimento',
    fires: ['Deletar mensagem', 'Logar', 'Ticket 12'],
    passes: ['Login', 'Clique no ícone'],
  },
  {
    find: word('(?:vai|vamos|vão|irá|iremos) estar \\p{L}+ndo'),
    better: 'o verbo no presente ou no futuro',
    fires: ['Vamos estar enviando a mensagem'],
    passes: ['O navegador está bloqueando o som'],
  },
  {
    find: word(
      'ficheiros?|ecrãs?|utilizador(?:es)?|telemóve(?:l|is)|palavra-passe|contactos?|registos?|premir|partilhar',
    ),
    better: 'arquivo, tela, usuário, celular, senha, contato, registro, pressionar, compartilhar',
    fires: ['Anexar ficheiro', 'Contacto', 'Palavra-passe'],
    passes: ['Contato', 'Registro'],
  },
  {
    find: word('teus?|tuas?|contigo|tu|te|ti'),
    better: 'você, seu, sua',
    fires: ['O teu rascunho', 'A ligação continua contigo'],
    passes: ['O seu rascunho', 'A ligação continua com você', 'Status'],
  },
  { find: /!/u, better: 'ponto final', fires: ['Conectado!'], passes: ['Conectado.'] },
];
