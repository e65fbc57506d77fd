import { callBar, incomingSheet } from '../support/screens/calls';
import { conferencePanel } from '../support/screens/conference';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { expectNothingLeft } from './support/leftOver';
import { sitDown } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { tonesIn } from './support/tones';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida', toneHz: 1_300 };

/** What each of the three is heard by. */
const TONES = { ana: 600, fabio: 900, emily: EMILY.toneHz };

/** RMS amplitude of a tone that is there, and of one that is not. */
const THERE = 0.03;
const NOT_THERE = 0.01;

test.use({ centre: { sipPort: 0 } });

/** Whose tones are heard, of all three; in their order. */
function heardIn(levels: readonly number[]): (keyof typeof TONES | 'unclear')[] {
  const names = ['ana', 'fabio', 'emily'] as const;
  return names.flatMap((name, index) => {
    const level = levels[index] ?? 0;
    if (level > THERE) return name;
    return level < NOT_THERE ? [] : 'unclear';
  });
}

async function heardBy({ page }: Visitor): Promise<ReturnType<typeof heardIn>> {
  return heardIn(await tonesIn(page, Object.values(TONES)));
}

function heardByEmily({ control }: World): ReturnType<typeof heardIn> {
  return heardIn(control.tonesHeard({ numero: EMILY.numero, hz: Object.values(TONES) }));
}

test(
  'two agents and a customer hear each other in a room; who is taken out hears nothing more',
  { tag: '@smoke' },
  async ({ world }) => {
    const [ana, fabio] = await Promise.all([
      sitDown(world, ANA, { toneHz: TONES.ana }),
      sitDown(world, FABIO, { toneHz: TONES.fabio, queues: ['Voz Vendas'] }),
    ]);
    world.control.customerCalls(EMILY);
    await incomingSheet(ana).answer.click();
    await callBar(ana).talking();
    await expect.poll(() => heardBy(ana)).toEqual(['emily']);

    await callBar(ana).room.click();
    await conferencePanel(ana).present(EMILY.nome);
    await callBar(ana).talking();
    await conferencePanel(ana).addAgent(FABIO.fullName);
    await expect(incomingSheet(fabio).sheet.getByText(ANA.fullName).first()).toBeVisible();
    await incomingSheet(fabio).answer.click();
    await conferencePanel(ana).present(FABIO.fullName);
    await conferencePanel(fabio).present(ANA.fullName);
    await conferencePanel(fabio).present(EMILY.nome);
    await expect
      .poll(async () => [...(await Promise.all([heardBy(ana), heardBy(fabio)])), heardByEmily(world)])
      .toEqual([
        ['fabio', 'emily'],
        ['ana', 'emily'],
        ['ana', 'fabio'],
      ]);

    await conferencePanel(ana).remove(EMILY.nome).click();
    await expect(conferencePanel(ana).card(EMILY.nome)).toBeHidden();
    await expect(conferencePanel(fabio).card(EMILY.nome)).toBeHidden();
    await expect.poll(() => Promise.all([heardBy(ana), heardBy(fabio)])).toEqual([['fabio'], ['ana']]);
    await expect.poll(() => world.control.mediaReport({ numero: EMILY.numero }).state).toBe('closed');

    await callBar(ana).hangUp.click();
    await callBar(ana).gone();
    await callBar(fabio).hangUp.click();
    await callBar(fabio).gone();
    await expect
      .poll(() =>
        world.control.conversations({ status: 'Entrou' }).filter(({ queueTypeID }) => queueTypeID === 1),
      )
      .toEqual([]);
    await expectNothingLeft(world, ana, fabio);
  },
);
