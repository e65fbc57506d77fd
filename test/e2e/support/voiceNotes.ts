import { ANA } from './agents';
import { chat } from './screens/chat';
import { filesScreen } from './screens/files';
import { frame } from './screens/frame';
import { conversationList } from './screens/list';
import { signIn } from './steps';
import { expect } from './test';
import type { Visitor } from './visitor';
import type { World } from './world';
import { readMpegAudio } from '../../support/mpegAudio';

/** A customer comes with a word of theirs. */
export function arrive({ control }: World, fromName: string, numero: string): number | string {
  const who = { queue: 'Chat Site', fromName, numero, idCliente: 1 };
  return control.openConversation({ ...who, texto: `Sou ${fromName}` }).id;
}

/** Ana with Nina's conversation open, and all that can be done for a recording in it. */
export async function openNina(world: World, prepare?: () => void) {
  const visitor: Visitor = await world.visit();
  if (prepare !== undefined) await visitor.context.addInitScript(prepare);
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const nina = arrive(world, 'Nina Vaz', '5511922220001');
  await conversationList(visitor).row(nina).click();
  await expect(chat(visitor).bubble('Sou Nina Vaz')).toBeVisible();
  return { visitor, nina, ...filesScreen(visitor) };
}

/** What the agent recorded, as the server has it. */
export function recordings({ control }: World, id: number | string) {
  const messages = control.messages({ idAtendimento: id });
  return messages.flatMap(({ inOut, queueAnexos = [] }) => (inOut === 2 ? queueAnexos : []));
}

/** The one recording of a conversation, once the server has it. */
export async function recording(world: World, id: number | string) {
  await expect.poll(() => recordings(world, id)).toHaveLength(1);
  const [file] = recordings(world, id);
  const answer = await fetch(`http://localhost:${String(world.sandbox.httpPort)}${file?.caminho ?? ''}`);
  return { file, audio: readMpegAudio(new Uint8Array(await answer.arrayBuffer())) };
}

/** How long the recorder says that the recording is. */
export const length = ({ page, w }: Visitor) => page.getByRole('timer', { name: w('recorder.length') });
