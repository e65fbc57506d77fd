import { eventually } from '../support/eventually';
import { callBar, incomingSheet } from '../support/screens/calls';
import { conferencePanel } from '../support/screens/conference';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { expectNothingLeft } from './support/leftOver';
import { sitDown } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { tonesIn } from './support/tones';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida', toneHz: 1_300 };

/** What each of the three is heard by. */
const TONES = { ana: 600, fabio: 900, emily: EMILY.toneHz };

/** RMS amplitude of a tone that is there, and of one that is not. */
const THERE = 0.03;
const NOT_THERE = 0.01;

let world: World;
let ana: Visitor;
let fabio: Visitor;

beforeAll(async () => {
  world = await startVoiceWorld();
  [ana, fabio] = await Promise.all([
    sitDown(world, ANA, { toneHz: TONES.ana }),
    sitDown(world, FABIO, { toneHz: TONES.fabio, queues: ['Voz Vendas'] }),
  ]);
});

afterAll(() => world.close());

async function hears(who: Visitor | 'emily', hz: readonly number[]): Promise<number[]> {
  return who === 'emily'
    ? world.control.tonesHeard({ numero: EMILY.numero, hz: [...hz] })
    : tonesIn(who.page, hz);
}

/** Whose tones somebody hears, of all three. */
async function heardBy(who: Visitor | 'emily'): Promise<(keyof typeof TONES | 'unclear')[]> {
  const levels = await hears(who, Object.values(TONES));
  const names = ['ana', 'fabio', 'emily'] as const;
  return names.flatMap((name, index) => {
    const level = levels[index] ?? 0;
    if (level > THERE) return name;
    return level < NOT_THERE ? [] : 'unclear';
  });
}

test('two agents and a customer hear each other in a room; who is taken out hears nothing more', async () => {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await eventually(async () => expect(await heardBy(ana)).toEqual(['emily']));

  await callBar(ana).room.click();
  await conferencePanel(ana).present(EMILY.nome);
  await callBar(ana).talking();
  await conferencePanel(ana).addAgent(FABIO.fullName);
  await incomingSheet(fabio).sheet.getByText(ANA.fullName).first().waitFor();
  await incomingSheet(fabio).answer.click();
  await conferencePanel(ana).present(FABIO.fullName);
  await conferencePanel(fabio).present(ANA.fullName);
  await conferencePanel(fabio).present(EMILY.nome);

  await eventually(async () => {
    const heard = await Promise.all([heardBy(ana), heardBy(fabio), heardBy('emily')]);
    expect(heard).toEqual([
      ['fabio', 'emily'],
      ['ana', 'emily'],
      ['ana', 'fabio'],
    ]);
  });

  await conferencePanel(ana).remove(EMILY.nome).click();
  await conferencePanel(ana).card(EMILY.nome).waitFor({ state: 'hidden' });
  await conferencePanel(fabio).card(EMILY.nome).waitFor({ state: 'hidden' });
  await eventually(async () => {
    expect(await Promise.all([heardBy(ana), heardBy(fabio)])).toEqual([['fabio'], ['ana']]);
    expect(world.control.mediaReport({ numero: EMILY.numero }).state).toBe('closed');
  });

  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  await callBar(fabio).hangUp.click();
  await callBar(fabio).gone();
  await eventually(() => {
    const open = world.control
      .conversations({ status: 'Entrou' })
      .filter(({ queueTypeID }) => queueTypeID === 1);
    expect(open).toEqual([]);
  });
  await expectNothingLeft(world, ana, fabio);
});
