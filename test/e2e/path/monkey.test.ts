import { diceOf } from '../../support/random';
import { firstMail } from '../email/openMail';
import { expectNoIncidents } from '../support/incidents';
import { callFields, callTexts, roomFields } from '../support/monkey/callFields';
import { composerFields, deskFields, phoneFields } from '../support/monkey/deskFields';
import { mailFields } from '../support/monkey/mailFields';
import { playAt, type Events } from '../support/monkey/play';
import { callBar } from '../support/screens/calls';
import { classifyDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { dial } from '../voice/support/dialled';
import { sitDown } from '../voice/support/telephone';
import { ANA } from '../voice/support/telephonists';

/** Another one by `MONKEY_SEED`. */
const SEED = Number(process.env['MONKEY_SEED'] ?? 1);

/** Clicks and keys without a call, and in each of the calls. */
const ACTIONS = { desk: 1_400, call: 200 } as const;

const CALLER = { numero: '5511980000000', nome: 'Emily Almeida', giveUpMs: 3_000 };

/** The browser's word for a script that wanted to run in the frame of a mail, where no program runs. */
const SCRIPT_IN_MAIL = /^Blocked script execution in 'about:srcdoc'/;

/** Somebody who answers at once and stays, and the agent's own conference room. */
const WHO = '9200';
const ROOM = '*701001';

test.use({ centre: { sipPort: 0 } });

function arrive(world: World, queue: string, fromName: string, idCliente: number): number {
  const numero = `55119111100${String(idCliente).padStart(2, '0')}`;
  return Number(world.control.openConversation({ queue, fromName, numero, idCliente, texto: 'Bom dia!' }).id);
}

/** What happens at any desk. */
function eventsOf(world: World, { page }: Visitor, chats: readonly number[]): Events {
  let written = 0;
  let turned = 0;
  return {
    message: () => {
      written += 1;
      world.control.customerWrites({ idAtendimento: chats[written % chats.length] ?? 0, texto: 'E então?' });
    },
    ring: () => {
      world.control.customerCalls(CALLER);
    },
    resize: async () => {
      turned += 1;
      await page.setViewportSize({ width: turned % 2 === 0 ? 1_440 : 1_000, height: 900 });
    },
  };
}

async function reload(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await frame(visitor).shown();
}

test(`nothing typed is lost by ${String(ACTIONS.desk)} random clicks and keys, with seed ${String(SEED)}`, async ({
  world,
}) => {
  test.setTimeout(600_000);
  const queues = ['Chat Site', 'WhatsApp Oficial', 'WhatsApp Vendas', 'E-mail SAC', 'Voz Atendimento'];
  const visitor = await sitDown(world, ANA, { queues, width: 1600, failsOnIncidents: false });
  const chats = [
    arrive(world, 'Chat Site', 'Marta Reis', 1),
    arrive(world, 'Chat Site', 'Otto Prado', 2),
  ] as const;
  const template = arrive(world, 'WhatsApp Oficial', 'Rui Sá', 3);
  const mail = await world.control.mailArrives({ base64: await firstMail() });
  const fields = [
    ...deskFields(visitor, { chats, template }),
    ...mailFields(visitor, Number(mail.idAtendimento)),
  ];
  const events = { ...eventsOf(world, visitor, chats), reload: () => reload(visitor) };
  const { go } = await playAt(visitor, diceOf(SEED), events);
  await go(fields, ACTIONS.desk);
  const { incidents } = visitor;
  expectNoIncidents({
    ...incidents,
    errors: incidents.errors.filter((error) => !SCRIPT_IN_MAIL.test(error)),
  });
});

test(`nothing typed in three calls is lost by ${String(3 * ACTIONS.call)} random clicks and keys, with seed ${String(SEED)}`, async ({
  world,
}) => {
  test.setTimeout(600_000);
  const queues = ['Chat Site', 'Voz Atendimento'];
  const turn = ['settings.mustClassifyCalls'] as const;
  const visitor = await sitDown(world, ANA, { queues, turn, width: 1600 });
  const chats = [arrive(world, 'Chat Site', 'Marta Reis', 1)];
  const { forget, go, standsIn } = await playAt(visitor, diceOf(SEED), eventsOf(world, visitor, chats));
  const { hangUp, talking } = callBar(visitor);
  const { choose, dialog, notes, save } = classifyDialog(visitor);
  const { classification, note, protocol } = callTexts(visitor);
  const phone = phoneFields(visitor);
  const composers = chats.flatMap((id) => composerFields(visitor, id));
  const ofCall = [note, classification, protocol, ...callFields(visitor)];
  const ofRoom = roomFields(visitor);

  const calls = [
    { number: WHO, fields: ofCall, end: () => hangUp.click() },
    { number: ROOM, fields: [...ofCall, ...ofRoom], end: () => reload(visitor) },
    { number: WHO, fields: ofCall, end: () => reload(visitor) },
  ];
  for (const { end, fields, number } of calls) {
    await dial(visitor, number);
    await talking();
    await go([...fields, ...phone, ...composers], ACTIONS.call);
    await end();
    await expect(dialog.getByText(visitor.w('classify.callRequired'))).toBeVisible();
    await standsIn(note, notes);
    await standsIn(classification, notes);
    await standsIn(protocol, protocol.input);
    await choose('classification', 'Engano');
    await save.click();
    await expect(dialog).toBeHidden();
    // What was typed to dial went with the next call.
    forget([...fields, ...phone]);
  }
});
