import { word, type WordRule } from './rule';

/** US English. */
export const ENG_US: readonly WordRule[] = [
  { find: word('e-mails?'), better: 'email', fires: ['New e-mail', 'E-mail'], passes: ['New email'] },
  {
    find: word('exchange'),
    better: 'phone system',
    fires: ['The exchange did not accept it.'],
    passes: ['The phone system did not accept it.'],
  },
  { find: word('telephones?'), better: 'phone', fires: ['Telephone down'], passes: ['Phone out of service'] },
  {
    find: word('(?:time )?(?<!out of )in service'),
    better: 'open, handling time',
    fires: ['In service', 'Time in service'],
    passes: ['Handling time', 'Phone out of service'],
  },
  { find: word('protocol'), better: 'reference', fires: ['Protocol 7'], passes: ['Reference 7'] },
  {
    find: word('first answers?'),
    better: 'first response',
    fires: ['First answer'],
    passes: ['First response'],
  },
  {
    find: word('take out|taken? (?:it|you) out|took (?:it|you) out|take \\p{L}+ off'),
    better: 'remove',
    fires: ['Take out {name}', 'The server took you out of this queue', 'Take it out to send.'],
    passes: ['Take over'],
  },
  { find: /^made$/iu, better: 'outgoing', fires: ['Made'], passes: ['The transfer was made.'] },
  {
    find: word('the end goes on|before the end|come and go'),
    better: 'a sentence of one’s own: before you can end the conversation',
    fires: ['Once it is saved, the end goes on.', 'Calls that come and go appear here.'],
    passes: ['before you can end the conversation'],
  },
  {
    find: word('ask before transferring|(?:transfer )?without asking'),
    better: 'consult first, transfer now',
    fires: ['Ask before transferring', 'Transfer without asking'],
    passes: ['Consult first', 'Transfer now'],
  },
  {
    find: word('register first|registered in any'),
    better: 'the reason in the agent’s words: not registered yet, not in any queue',
    fires: ['Register first', 'You are not registered in any Email queue'],
    passes: ['You are not in any email queue'],
  },
  { find: word('library'), better: 'console', fires: ['not supported by this library'] },
  { find: word('the other side'), better: 'the other party', fires: ['The other side hung up.'] },
  {
    find: word('tell (?:your )?support'),
    better: 'contact support',
    fires: ['Tell your support.', 'tell support'],
    passes: ['Contact support.', 'Ask support to check it.'],
  },
  {
    find: word(
      '(?:agents|chats|classifications|contacts?|conversations|groups|history|messages|queues|replies|templates) could not be read|reading',
    ),
    better: 'loaded, loading',
    fires: ['The messages could not be read.', 'Reading…'],
    passes: ['The file could not be read.'],
  },
  { find: word('it was not possible to'), better: 'could not', fires: ['It was not possible to record.'] },
  { find: word('pictures?'), better: 'image', fires: ['Close the picture'], passes: ['Close the image'] },
  {
    find: word('sound devices?|sound of the call'),
    better: 'audio',
    fires: ['The sound devices', 'The sound of the call'],
    passes: ['Notification sound'],
  },
  {
    find: word(
      '\\p{L}*colour\\p{L}*|centres?|dialled|cancelled|labelled|acknowledgements?|behaviour|favourites?|grey|licence|' +
        'catalogue|whilst|\\p{L}+(?:gan|cogn|thor)is(?:e|ed|es|ing)|any more|somebody else',
    ),
    better: 'US spelling: color, center, dialed, canceled, acknowledgment, recognize, no longer…',
    fires: ['Text colour', 'contact centre', 'Number dialled', 'recognised', 'does not exist any more'],
    passes: ['Text color', 'contact center', 'Number dialed', 'recognized'],
  },
  { find: /\p{L}'\p{L}/u, better: '’', fires: ["the customer's page"], passes: ['the customer’s page'] },
  {
    find: /\b0\d:\d\d\s?[AP]M/u,
    better: 'no zero before it',
    fires: ['03:30 AM'],
    passes: ['3:30 AM', '10:05 PM'],
  },
  {
    find: word('\\p{L}*[áàâãéêíóôõúçñ]\\p{L}*'),
    better: 'the word in English',
    fires: ['Atenção', 'Conversación'],
    passes: ['Conversation'],
  },
  { find: /!/u, better: 'a full stop', fires: ['Connected!'], passes: ['Connected.'] },
];
