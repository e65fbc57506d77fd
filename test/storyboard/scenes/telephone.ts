import { expect } from '@playwright/test';
import {
  callBar,
  callView,
  failurePopup,
  incomingSheet,
  missedCalls,
  transferDialog,
} from '../../e2e/support/screens/calls';
import { chat } from '../../e2e/support/screens/chat';
import { conferencePanel } from '../../e2e/support/screens/conference';
import { classifyDialog } from '../../e2e/support/screens/dialogs';
import { dialDialog, dialPad } from '../../e2e/support/screens/dialling';
import { frame } from '../../e2e/support/screens/frame';
import { commandPalette } from '../../e2e/support/screens/palette';
import { conversationList } from '../../e2e/support/screens/list';
import { noticeCentre } from '../../e2e/support/screens/notices';
import { registered, sitAt } from '../../e2e/voice/support/telephone';
import { ANA, FABIO } from '../../e2e/voice/support/telephonists';
import type { Scene, Stage } from '../stage';
import { leave } from '../walk';

const stay = (): Promise<void> => Promise.resolve();

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const HEADERS = ['X-Pedido: 4711', 'X-Origem: Campanha de novembro'];

/** Calls a number by the dialog. */
async function dial({ visitor }: Stage, number: string): Promise<void> {
  await commandPalette(visitor).choose('dial.open');
  await dialDialog(visitor).dial(number);
}

/** Shows the keys, which in narrow windows are among what else the call has. */
async function showKeys({ visitor }: Stage): Promise<void> {
  const { keypad, more } = callBar(visitor);
  if (!(await keypad.isVisible())) await more.click();
  await keypad.click();
}

/** Another customer, who writes: nobody who is in a call is given one. */
async function comes({ world, visitor }: Stage): Promise<void> {
  const said = { queue: 'Chat Site', idCliente: 6, texto: 'Qual é o prazo para o interior de Minas?' };
  world.control.openConversation(said);
  await conversationList(visitor).rows.first().waitFor();
}

/** Ana at her telephone, with a colleague at another one. */
export const telephone: Scene = {
  name: 'telephone',
  enter: async (stage) => {
    const { world, visitor } = stage;
    await sitAt(world, await stage.visit(), FABIO, { queues: ['Voz Vendas'] });
    await sitAt(world, visitor, ANA, { queues: [], turn: ['settings.mustClassifyCalls'] });
  },
  screens: [
    {
      name: 'telephone',
      title: 'Telephone',
      open: async ({ visitor }) => {
        await visitor.go('/phone');
        // A browser lets nothing sound before the page was touched.
        await dialPad(visitor).number.click();
      },
      close: stay,
    },
    {
      name: 'telephone-connection',
      title: "State of the telephone's connection",
      open: ({ visitor: { page, w } }) => page.getByRole('tab', { name: w('phone.connection') }).click(),
      close: async (stage) => {
        await stage.visitor.go('/home');
        await frame(stage.visitor).shown();
        await registered(stage.world, ANA.extension);
        await frame(stage.visitor).join('Voz Atendimento', 'Chat Site');
        await comes(stage);
      },
    },
    {
      name: 'call-busy',
      title: 'Call that did not come about',
      open: async (stage) => {
        await dial(stage, '9486');
        await failurePopup(stage.visitor).busy.waitFor();
      },
      close: ({ visitor }) => failurePopup(visitor).close(),
    },
    {
      name: 'missed-calls',
      title: 'Missed calls',
      isFleeting: true,
      open: async ({ world, visitor }) => {
        const { bell, clear, dialog } = noticeCentre(visitor);
        const { toast } = missedCalls(visitor);
        await bell.click();
        await dialog.waitFor();
        if ((await clear.count()) === 0) {
          await bell.click();
          world.control.customerCalls(EMILY);
          await incomingSheet(visitor).answer.waitFor();
          world.control.customerHangsUp({ numero: EMILY.numero });
          await toast(EMILY.nome).waitFor();
          await toast(EMILY.nome).waitFor({ state: 'hidden' });
          await bell.click();
        }
        await clear.waitFor();
      },
      close: async (stage) => {
        const { bell, clear } = noticeCentre(stage.visitor);
        await leave(stage);
        await bell.click();
        await clear.click();
      },
    },
    {
      name: 'incoming-call',
      title: 'Incoming call',
      open: async ({ world, visitor }) => {
        world.control.customerCalls({ ...EMILY, headers: HEADERS });
        await incomingSheet(visitor).answer.waitFor();
      },
      close: async ({ visitor }) => {
        await incomingSheet(visitor).answer.click();
        await callBar(visitor).talking();
      },
    },
    {
      name: 'call',
      title: 'Call, with the data that came along',
      open: async ({ visitor, clock }) => {
        await clock.pass(24_000);
        await callView(visitor, EMILY.nome).view.waitFor();
        await callBar(visitor).bar.getByText('00:00:24').waitFor();
      },
      close: stay,
    },
    {
      name: 'call-in-chat',
      title: 'Call while a conversation is open',
      open: async ({ visitor }) => {
        await conversationList(visitor).rows.first().click();
        await chat(visitor).bubbles.first().waitFor();
      },
      close: stay,
    },
    {
      name: 'call-keypad',
      title: 'Held call, with the keys',
      isFleeting: true,
      open: async (stage) => {
        const { hold, held } = callBar(stage.visitor);
        if (await hold.isVisible()) await hold.click();
        await held();
        await showKeys(stage);
      },
    },
    {
      name: 'call-more',
      title: "A call's volumes and quality",
      isFleeting: true,
      open: async ({ visitor }) => {
        await callBar(visitor).more.click();
        await callBar(visitor).speaker.waitFor();
      },
    },
    {
      name: 'two-calls',
      title: 'Two calls, one of them held',
      open: async (stage) => {
        await dial(stage, '9200');
        await dialDialog(stage.visitor).form.waitFor({ state: 'hidden' });
        await callBar(stage.visitor).bar.getByText('9200').first().waitFor();
        await callBar(stage.visitor).talking();
      },
      close: stay,
    },
    {
      name: 'call-transfer',
      title: 'Transferring a call',
      open: async ({ visitor }) => {
        await callBar(visitor).transfer.click();
        await transferDialog(visitor).agent(FABIO.fullName).waitFor();
      },
      close: async ({ visitor }) => {
        await transferDialog(visitor).close.click();
        await callBar(visitor).hangUp.click();
        await callBar(visitor).bar.getByText(EMILY.nome).first().waitFor();
        await callBar(visitor).talking();
      },
    },
    {
      name: 'conference',
      title: 'Conference',
      open: async ({ visitor }) => {
        await callBar(visitor).room.click();
        await conferencePanel(visitor).present(EMILY.nome);
      },
      close: stay,
    },
    {
      name: 'conference-add',
      title: 'Adding somebody to a conference',
      open: async ({ visitor: { page, w }, visitor }) => {
        await conferencePanel(visitor)
          .panel.getByRole('button', { name: w('conference.add'), exact: true })
          .click();
        await page.getByRole('dialog', { name: w('conference.add'), exact: true }).waitFor();
      },
      close: async ({ visitor }) => {
        await visitor.page.keyboard.press('Escape');
        await expect(visitor.page.getByRole('dialog')).toHaveCount(0);
      },
    },
    {
      name: 'call-classify',
      title: 'Classifying a call that is over',
      open: async ({ visitor }) => {
        await callBar(visitor).hangUp.click();
        await classifyDialog(visitor).dialog.waitFor();
        await callBar(visitor).gone();
      },
      close: stay,
    },
  ],
};
