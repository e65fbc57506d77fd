import { readMpegAudio } from '../../support/mpegAudio';
import { callBar, incomingSheet } from '../support/screens/calls';
import { filesScreen } from '../support/screens/files';
import { conversationList } from '../support/screens/list';
import { expect, test } from '../support/test';
import { talksBothWays } from '../voice/support/hearing';
import { sitDown } from '../voice/support/telephone';
import { ANA } from '../voice/support/telephonists';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

test.use({ centre: { sipPort: 0 } });

test('a voice note that is recorded during a call leaves the call its sound, both ways', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA, { queues: ['Voz Atendimento', 'Chat Site'] });
  const { id } = world.control.openConversation({ queue: 'Chat Site', texto: 'Oi', numero: '5511911110001' });
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await conversationList(ana).row(id).click();
  await talksBothWays(world, ana, EMILY.numero);

  const { record, sendRecording } = filesScreen(ana);
  await record.click();
  const length = ana.page.getByRole('timer', { name: ana.w('recorder.length') });
  await expect(length).toBeVisible();
  await talksBothWays(world, ana, EMILY.numero);
  // What is heard is heard soon: the recording goes on until it can be measured.
  await expect(length).toHaveText(/0:(?:0[2-9]|[1-5]\d)$/u);
  await sendRecording.click();
  const own = () => world.control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);
  await expect.poll(own).toHaveLength(1);
  const file = own()[0]?.queueAnexos?.[0];
  await talksBothWays(world, ana, EMILY.numero);
  const answer = await fetch(`http://localhost:${String(world.sandbox.httpPort)}${file?.caminho ?? ''}`);
  expect(readMpegAudio(new Uint8Array(await answer.arrayBuffer())).seconds).toBeGreaterThan(1);
  await callBar(ana).hangUp.click();
});
