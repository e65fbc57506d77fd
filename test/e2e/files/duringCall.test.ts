import { readMpegAudio } from '../../support/mpegAudio';
import { eventually } from '../support/eventually';
import { callBar, incomingSheet } from '../support/screens/calls';
import { filesScreen } from '../support/screens/files';
import { conversationList } from '../support/screens/list';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { talksBothWays } from '../voice/support/hearing';
import { sitDown } from '../voice/support/telephone';
import { ANA } from '../voice/support/telephonists';
import { startVoiceWorld } from '../voice/support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

let world: World;
let ana: Visitor;

beforeAll(async () => {
  world = await startVoiceWorld();
  ana = await sitDown(world, ANA, { queues: ['Voz Atendimento', 'Chat Site'] });
});

afterAll(() => world.close());

test('a voice note that is recorded during a call leaves the call its sound, both ways', async () => {
  const { id } = world.control.openConversation({ queue: 'Chat Site', texto: 'Oi', numero: '5511911110001' });
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await conversationList(ana).row(id).click();
  await talksBothWays(world, ana, EMILY.numero);

  const { record, sendRecording } = filesScreen(ana);
  await record.click();
  const length = ana.page.getByRole('timer', { name: ana.w('recorder.length') });
  await length.waitFor();
  await talksBothWays(world, ana, EMILY.numero);
  // What is heard is heard soon: the recording goes on until it can be measured.
  await length.filter({ hasText: /0:(?:0[2-9]|[1-5]\d)$/u }).waitFor();
  await sendRecording.click();
  const file = await eventually(() => {
    const own = world.control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);
    expect(own).toHaveLength(1);
    return own[0]?.queueAnexos?.[0];
  });
  await talksBothWays(world, ana, EMILY.numero);
  const answer = await fetch(`http://localhost:${String(world.sandbox.httpPort)}${file?.caminho ?? ''}`);
  expect(readMpegAudio(new Uint8Array(await answer.arrayBuffer())).seconds).toBeGreaterThan(1);
  await callBar(ana).hangUp.click();
});
