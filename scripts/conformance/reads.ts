import * as v from 'valibot';
import { createAgentApi } from '../../src/services/api/agentApi';
import { createClassificationApi } from '../../src/services/api/classificationApi';
import { createContactApi } from '../../src/services/api/contactApi';
import { createConversationApi } from '../../src/services/api/conversationApi';
import { createHistoryApi } from '../../src/services/api/historyApi';
import { readList } from '../../src/services/api/list';
import { createQueueApi } from '../../src/services/api/queueApi';
import type { Entity } from '../../src/services/decode/entity';
import { requiredText } from '../../src/services/decode/lenient';
import type { Conversation } from '../../src/store/conversations/types';
import type { Message } from '../../src/store/messages/types';
import type { Context, Subject } from './context';
import { finding, type Finding } from './findings';
import { lacksOf, pastWeek } from './firstReads';
import { readFeature, type ReadCheck } from './readFeature';

const extension = v.object({ ramal: requiredText });

/** The console reads no extensions; a row needs its number to be of use. */
const extensionEntity: Entity<v.InferOutput<typeof extension>, string> = {
  name: 'extension',
  schema: extension,
  convert: ({ ramal }) => ramal,
};

const ALWAYS: readonly ReadCheck[] = [
  {
    feature: 'pause reasons',
    path: '/api/v3/pausa',
    verbs: ['POST'],
    loss: 'Agents have no reason to choose, and so cannot pause.',
    read: async ({ http }) => ({ rows: (await createAgentApi(http).pauseReasons()).length }),
  },
  {
    feature: 'colleagues',
    path: '/api/v2/agentes',
    verbs: ['GET'],
    loss: 'Transfers to agents and rooms offer nobody but those that QueueStatus tells.',
    read: async ({ http }) => ({ rows: (await createAgentApi(http).agents()).length }),
  },
  {
    feature: 'classifications',
    path: '/api/v2/classificacoes',
    verbs: ['GET'],
    loss: 'Nothing can be classified, nor closed where a queue asks for it.',
    read: async ({ http }) => ({ rows: (await createClassificationApi(http).classifications([])).length }),
  },
  {
    feature: 'classifications',
    path: '/api/v3/subclassificacao',
    verbs: ['GET'],
    loss: 'No sub-classifications are offered.',
    read: async ({ http }) => ({ rows: (await createClassificationApi(http).subclassifications()).length }),
  },
  {
    feature: 'contacts',
    path: '/api/v2/clientes',
    verbs: ['GET'],
    loss: 'The list of contacts stays empty.',
    read: async ({ http }) => ({ rows: (await createContactApi(http).page(1, 50)).count }),
  },
  {
    feature: 'groups',
    path: '/api/v2/clientesGrupos',
    verbs: ['GET'],
    loss: 'The group of a contact cannot be chosen.',
    read: async ({ http }) => ({ rows: (await createContactApi(http).groups()).length }),
  },
  {
    feature: 'extensions',
    path: '/api/v3/ramal',
    verbs: ['GET'],
    loss: 'The console does without: colleagues carry their extension.',
    read: async ({ http }) => ({
      rows: (await readList(http, '/api/v3/ramal', extensionEntity)).items.length,
    }),
  },
];

function ofAgent({ centreQueues, queues, user }: Subject): ReadCheck[] {
  const queue = queues[0] ?? centreQueues[0]?.name ?? '';
  return [
    {
      feature: 'history of calls',
      path: '/api/v2/filas/ligacoes',
      verbs: ['GET'],
      loss: 'The table of calls stays empty, and calls that ended elsewhere are not known.',
      async read({ http }) {
        const parts = await createHistoryApi(http).calls(pastWeek(user.fullName));
        const rows = parts.flatMap((part) => part());
        const hasId = rows.every(({ uniqueId }) => uniqueId !== null);
        return {
          rows: rows.length,
          lacks: hasId ? [] : ['calls without uniqueid: they cannot be classified later'],
        };
      },
    },
    {
      feature: 'canned replies',
      path: '/api/v2/autocomplete',
      verbs: ['GET'],
      loss: 'No canned replies are offered.',
      read: async ({ http }) => ({ rows: (await createQueueApi(http).cannedReplies(queue)).length }),
    },
  ];
}

function lacksOfMessages(messages: readonly Message[]): string[] {
  return messages.some(({ sentAt }) => sentAt === null)
    ? ['messages without dataHora: they stand where they arrived, without a time']
    : [];
}

function ofConversation({ fromId, id }: Conversation): ReadCheck[] {
  return [
    {
      feature: 'messages',
      path: '/api/v2/chat/{id}/mensagens',
      verbs: ['POST', 'GET'],
      loss: 'What customers write cannot be read: the console cannot be used.',
      async read({ http }) {
        const messages = await createConversationApi(http).messages(id);
        return { rows: messages.length, lacks: lacksOfMessages(messages) };
      },
    },
    {
      feature: 'classifications',
      path: '/api/v2/chat/{id}/classificacoes',
      verbs: ['POST', 'GET'],
      loss: 'Whether a conversation was classified before is not known: where a queue asks for it, agents classify again.',
      read: async ({ http }) => ({ rows: (await createClassificationApi(http).ofConversation(id)).length }),
    },
    ...(fromId === ''
      ? []
      : [
          {
            feature: 'history of services',
            path: '/api/v2/chat/{fromID}/protocolosByFromID',
            verbs: ['GET'],
            loss: 'Earlier conversations do not come on scrolling up.',
            async read({ http }) {
              const { conversations } = await createConversationApi(http).earlier(fromId, 1);
              return { rows: conversations.length };
            },
          } satisfies ReadCheck,
        ]),
  ];
}

/** The number of an address (spec 1 §7: taken from fromID before the @). */
function numberOf(fromId: string): string {
  return fromId.split('@')[0] ?? '';
}

const UNKNOWN_CONTACT = '9999999';

function ofCustomer({ customerId, fromId }: Conversation): ReadCheck[] {
  const byNumber: ReadCheck = {
    feature: 'contacts',
    path: '/api/v2/clientesByNumero/{number}',
    verbs: ['GET'],
    loss: 'Customers who are contacts are not recognised by their number.',
    isOne: true,
    async read({ http }) {
      const contact = await createContactApi(http).byNumber(numberOf(fromId));
      return { rows: contact === null ? 0 : 1 };
    },
  };
  const known: ReadCheck[] = [
    {
      feature: 'contacts',
      path: '/api/v2/clientes/{id}',
      verbs: ['POST', 'GET'],
      loss: 'The data of a customer are not shown, nor edited.',
      isOne: true,
      async read({ http }) {
        const contact = await createContactApi(http).one(customerId);
        return { rows: contact === null ? 0 : 1 };
      },
    },
    {
      feature: 'history of services',
      path: '/api/v2/atendimentos/{customerId}',
      verbs: ['POST', 'GET'],
      loss: 'The last services of a customer are not shown.',
      async read({ http }) {
        const conversations = await createConversationApi(http).ofCustomer(customerId);
        return { rows: conversations.length, lacks: lacksOf(conversations).slice(0, 1) };
      },
    },
  ];
  const isKnown = customerId !== '' && customerId !== UNKNOWN_CONTACT;
  return [...(numberOf(fromId) === '' ? [] : [byNumber]), ...(isKnown ? known : [])];
}

/** Every other path that the console reads, a few at a time. */
export async function otherReads(context: Context, subject: Subject): Promise<Finding[]> {
  const { conversation } = subject;
  const about = conversation === null ? [] : [...ofConversation(conversation), ...ofCustomer(conversation)];
  const checks = [...about, ...ALWAYS, ...ofAgent(subject)];
  const findings: Finding[] = [];
  const workers = Array.from({ length: 4 }, async () => {
    for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
      findings.push(await readFeature(check, context));
    }
  });
  await Promise.all(workers);
  if (conversation === null) {
    findings.push(
      finding('messages', 'not tried', 'This agent has no conversation, open or of the past week.'),
    );
  }
  return findings;
}
