import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import MailComposer from 'nodemailer/lib/mail-composer';
import { exportLog } from '../../e2e/support/exportedLog';
import { callBar, incomingSheet, transferDialog } from '../../e2e/support/screens/calls';
import { chat } from '../../e2e/support/screens/chat';
import { classifyDialog, endQuestion } from '../../e2e/support/screens/dialogs';
import { conversationList } from '../../e2e/support/screens/list';
import { mailsScreen } from '../../e2e/support/screens/mails';
import type { Visitor } from '../../e2e/support/visitor';
import type { World } from '../../e2e/support/world';
import { registered, sitDown } from '../../e2e/voice/support/telephone';
import { ANA, FABIO } from '../../e2e/voice/support/telephonists';
import { startVoiceWorld } from '../../e2e/voice/support/voiceWorld';

const WAIT = { timeout: 30_000 };

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** A customer's conversation in a queue of messages, open in front of the agent. */
async function openChat({ control }: World, ana: Visitor, numero: string): Promise<number> {
  const opening = { queue: 'WhatsApp Suporte', fromName: 'Nara Gil', numero, idCliente: 1 };
  const { id } = control.openConversation({ ...opening, texto: 'Bom dia, o boleto não chegou.' });
  await conversationList(ana).row(id).click();
  await expect(chat(ana).bubble('boleto')).toBeVisible(WAIT);
  return Number(id);
}

/** Classifies the open conversation and ends it. */
async function endClassified(ana: Visitor): Promise<void> {
  await chat(ana).act('conversation.end');
  const { choose, notes, save } = classifyDialog(ana);
  await choose('classification', 'Engano');
  await notes.fill('Pediu a segunda via');
  await save.click();
  await endQuestion(ana).yes.click();
  await expect(chat(ana).heading('Nara Gil')).toBeHidden(WAIT);
}

/** A chat with an answer, a reload in the middle and a classified end. */
async function chats(world: World): Promise<Visitor> {
  const ana = await sitDown(world, ANA, { queues: ['WhatsApp Suporte'] });
  const id = await openChat(world, ana, '5511933330001');
  const { bubble, composer, delivered, say } = chat(ana);
  await say('Bom dia! Vou ver.');
  await delivered('Vou ver', 'message.status.seen');
  await composer.fill('Ainda não enviei');
  await ana.page.reload();
  await expect(composer).toHaveValue('Ainda não enviei', WAIT);
  world.control.customerWrites({ idAtendimento: id, texto: 'Obrigada!' });
  await expect(bubble('Obrigada!')).toBeVisible(WAIT);
  await endClassified(ana);
  return ana;
}

/** A mail of a customer, and its answer. */
async function writesMails(world: World): Promise<Visitor> {
  const ana = await sitDown(world, ANA, { queues: ['E-mail SAC'] });
  const mail = new MailComposer({
    from: 'Nina Vaz <nina@exemplo.com>',
    to: 'sac@exemplo.com.br',
    subject: 'Fatura',
    html: '<p>Segue a <b>foto</b> do boleto.</p>',
  });
  const base64 = (await mail.compile().build()).toString('base64');
  const { idAtendimento } = await world.control.mailArrives({ base64 });
  await conversationList(ana).row(Number(idAtendimento)).click();
  const mails = mailsScreen(ana);
  await mails.about(0, 'mail.answer');
  await mails.text.click();
  await ana.page.keyboard.type('Bom dia! Obrigada.');
  await mails.chooseFiles('fatura.pdf');
  await expect(mails.files.getByText('fatura.pdf')).toBeVisible(WAIT);
  await ana.page.keyboard.press('Control+Enter');
  await expect(mails.editor('answer.answerTitle')).toBeHidden(WAIT);
  const sent = () => world.control.messages({ idAtendimento: Number(idAtendimento) });
  await expect.poll(() => sent().filter(({ inOut }) => inOut === 2).length, WAIT).toBe(1);
  return ana;
}

/** A call that is held and handed over in vain, then in earnest; and classified. */
async function handsACallOver(world: World): Promise<Visitor> {
  const [ana, fabio] = await Promise.all([
    sitDown(world, ANA, { turn: ['settings.mustClassifyCalls'] }),
    sitDown(world, FABIO, { queues: ['Voz Vendas'] }),
  ]);
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  const call = callBar(ana);
  await call.talking();
  await call.hold.click();
  await call.held();
  await call.resume.click();
  await call.talking();
  const { dialog, handOver, close } = transferDialog(ana);
  await call.transfer.click();
  await handOver('9486');
  await expect(dialog.getByText(ana.w('transfer.failed'))).toBeVisible(WAIT);
  await close.click();
  await call.talking();
  await call.transfer.click();
  await handOver(FABIO.extension);
  await incomingSheet(fabio).answer.click();
  await call.gone();
  const { choose, save, dialog: classify } = classifyDialog(ana);
  await choose('classification', 'Venda');
  await choose('subclassification', 'Proposta enviada');
  await save.click();
  await expect(classify).toBeHidden(WAIT);
  await callBar(fabio).hangUp.click();
  await callBar(fabio).gone();
  return ana;
}

/** The line breaks under an answer, then the server goes away and comes back with new streams. */
async function losesTheServer(world: World): Promise<Visitor> {
  const { control } = world;
  const ana = await sitDown(world, ANA, { queues: ['WhatsApp Suporte'] });
  const id = await openChat(world, ana, '5511933330002');
  const { bubble, delivered, say } = chat(ana);
  control.dropSockets({ nome: ANA.login });
  await say('Vou ver.');
  control.customerWrites({ idAtendimento: id, texto: 'Quando chega?' });
  await delivered('Vou ver', 'message.status.seen');
  const gone = control.restart({ downMs: 6_000, novaEpoca: true });
  await say('Chega amanhã.');
  await gone;
  control.dropSipSockets({ nome: ANA.login, refuseMs: 1_000 });
  control.customerWrites({ idAtendimento: id, texto: 'Obrigada!' });
  await expect(bubble('Obrigada!')).toBeVisible(WAIT);
  await delivered('Chega amanhã', 'message.status.seen');
  await expect.poll(() => control.agent({ nome: ANA.login }).sockets, WAIT).toBe(1);
  await registered(world, ANA.extension);
  control.customerWrites({ idAtendimento: id, texto: 'Recebi o boleto.' });
  await expect(bubble('Recebi')).toBeVisible(WAIT);
  return ana;
}

const days: Record<string, (world: World) => Promise<Visitor>> = {
  'browserChat.json': chats,
  'browserMail.json': writesMails,
  'browserCall.json': handsACallOver,
  'browserOutage.json': losesTheServer,
};

/**
 * Exports the days that are not there yet from a real browser: `npx tsx test/replay/support/exportDays.ts`. A day is
 * what an earlier version recorded, so one that exists is never written again.
 */
for (const [name, work] of Object.entries(days)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (existsSync(path)) continue;
  const world = await startVoiceWorld();
  try {
    await exportLog(await work(world), [['full', path]]);
  } finally {
    await world.close();
  }
}
