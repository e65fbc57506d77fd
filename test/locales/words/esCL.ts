import { order, word, type WordRule } from './rule';

/** What usted is told to do: verbs whose form for tú differs. */
const USTED =
  'abra|acepte|acerque|active|actualice|adjunte|agregue|apague|arrastre|asegúrese|avise|borre|busque|cambie|cancele|' +
  'cierre|clasifique|complete|conecte|confirme|conteste|copie|corrija|cuelgue|descarte|descargue|digite|elija|elimine|' +
  'entre(?! en| de)|envíe|escoja|escriba|espere|exporte|guarde|haga|importe|ingrese|inicie|intente|levante|libere|' +
  'llame|marque|mire|muestre|oprima|pegue|permita|pida|presione|pruebe|pulse|quite|recargue|reintente|reproduzca|' +
  'responda|revise|salga|seleccione|suba|suelte|tome|use|utilice|vea|verifique|vuelva';

/** The same with a pronoun behind it: what stands before -e of verbs in -ar, and before -a of the others. */
const USTED_AR =
  'actualíc|adjúnt|agrégu|asegúr|ciérr|clasifíqu|confírm|copi|cópi|descárgu|descárt|elimín|enví|guárd|impórt|intént|llám|' +
  'márqu|pégu|presión|pruéb|quít|recárgu|revís|selección|ús|verifíqu';
const USTED_IR = 'ábr|corríj|elíj|escríb|escój|hág|permít|píd|súb|vuélv';

const TU = 'la forma de tú: elige, escribe, pega, haz…';

/** Chilean Spanish, “tú”. */
export const ES_CL: readonly WordRule[] = [
  { find: word('usted(?:es)?'), better: 'tú', fires: ['¿Puede usted oírlo?'], passes: ['¿Lo escuchas?'] },
  {
    find: order(USTED, 'o|y|e|u'),
    better: TU,
    fires: [
      'Envíe o cancele.',
      'o arrastre o pegue uno aquí',
      'Sin red: recargue la página.',
      'Haga clic aquí',
    ],
    passes: [
      'Pide a soporte que revise el anexo.',
      'o arrastra o pega uno aquí',
      'cuando la clasificación se guarde',
    ],
  },
  {
    find: word(`(?:${USTED_AR})e(?:l[oa]s?|se)|(?:${USTED_IR})al[oa]s?`),
    better: TU,
    fires: ['clasifíquela ahí', 'Inténtelo de nuevo', 'Adjúntelo', 'Ábralo', 'Permítalas'],
    passes: ['clasifícala ahí', 'Inténtalo de nuevo', 'Adjúntalo', 'Ábrelo', 'Escríbelo', 'permítelas'],
  },
  {
    find: word('desea|desee|¿quiere|¿puede|está seguro|está segura'),
    better: '¿Quieres…?, ¿puedes…?, o la pregunta sola',
    fires: ['¿Desea eliminar este mensaje?', '¿Quiere salir?'],
    passes: ['¿Quieres salir?', '¿Eliminar este mensaje?', 'otro programa puede estar usando sus botones'],
  },
  {
    find: word('suy[oa]s?'),
    better: 'tuyo, tus',
    fires: ['Un mensaje suyo'],
    passes: ['Uno de tus mensajes'],
  },
  {
    find: word(
      'su (?:sesión|borrador|estado|cola|turno|teléfono|navegador|micrófono|red|empresa|usuario|pausa)',
    ),
    better: 'tu',
    fires: ['Su sesión expiró.'],
    passes: ['Tu sesión expiró.', 'sube su volumen'],
  },
  {
    find: word('vos|vosotros|vuestr[oa]s?|podés|tenés|querés|podéis|tenéis|queréis'),
    better: 'tú, tu',
    fires: ['¿Podés oírlo?', 'Vuestra sesión'],
    passes: ['Voz'],
  },
  {
    find: word('no (?:fue|es|será) posible'),
    better: 'no se pudo, no se puede',
    fires: ['No fue posible leer las plantillas.', 'No es posible llamar.'],
    passes: ['No se pudieron cargar las plantillas.'],
  },
  {
    find: word('no se pud(?:o|ieron) leer l[oa]s|leyendo'),
    better: 'cargar',
    fires: ['No se pudieron leer los mensajes.', 'Leyendo los contactos…'],
    passes: ['No se pudo leer el archivo.'],
  },
  {
    find: word('no leíd[oa]s?'),
    better: 'sin leer',
    fires: ['Mensajes no leídos'],
    passes: ['Mensajes sin leer'],
  },
  {
    find: word('intenta de nuevo|intente de nuevo'),
    better: 'inténtalo de nuevo',
    fires: ['Intenta de nuevo.'],
    passes: ['Intentar de nuevo', 'Inténtalo de nuevo.'],
  },
  {
    find: word('headsets?|auriculares'),
    better: 'audífonos',
    fires: ['Conectar headset'],
    passes: ['Levanta el auricular para contestar.'],
  },
  {
    find: word('e-?mails?'),
    better: 'correo',
    fires: ['cola de Email', 'Nuevo e-mail'],
    passes: ['Nuevo correo'],
  },
  {
    find: word('extensi(?:ón|ones)|ramal(?:es)?'),
    better: 'anexo',
    fires: ['Extensión 1001'],
    passes: ['Anexo 1001'],
  },
  { find: word('templates?'), better: 'plantilla', fires: ['Enviar template'], passes: ['Enviar plantilla'] },
  {
    find: word('claves?'),
    better: 'contraseña',
    fires: ['el anexo y su clave'],
    passes: ['el anexo y su contraseña'],
  },
  {
    find: word('soporta|soportad[oa]s?'),
    better: 'es compatible',
    fires: ['no está soportado'],
    passes: ['Avisa a soporte.'],
  },
  {
    find: word('ordenador(?:es)?|móvil(?:es)?|puls(?:a|ar)|vale'),
    better: 'computador, celular, presiona, de acuerdo',
    fires: ['Este ordenador', 'Pulsa las teclas'],
    passes: ['Este computador', 'Presiona las teclas'],
  },
  {
    find: word('por defecto'),
    better: 'predeterminado',
    fires: ['el valor por defecto'],
    passes: ['el valor predeterminado'],
  },
  {
    find: word('cli[ck]+(?:ar|ear|quea)|chequear|linkear|postear|loguear(?:se)?|resetear'),
    better: 'hacer clic, revisar, entrar, restaurar',
    fires: ['Resetear', 'Clickear'],
    passes: ['Haz clic'],
  },
  {
    find: word('oír|oirás|oyes|oye'),
    better: 'escuchar',
    fires: ['no oirás las llamadas'],
    passes: ['no escucharás las llamadas'],
  },
  {
    find: word(
      '\\p{L}*[ãõçêâôà]\\p{L}*|em|uma|seu|foi|atendimentos?|mensage[mn]s?|arquivos?|senha|fechar|rascunhos?|aba|fone',
    ),
    better: 'la palabra en español',
    fires: ['Ligação ativa', 'Fechar', 'Mensagem'],
    passes: ['Llamada activa', 'Cerrar', 'Mensaje'],
  },
  { find: /[«»]/u, better: '“ ”', fires: ['en «No entregados»'], passes: ['en “No entregados”'] },
  { find: /[¡!]/u, better: 'punto final', fires: ['¡Conectado!'], passes: ['Conectado.'] },
];
