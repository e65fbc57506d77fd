import { eventually } from '../../support/eventually';
import { expectNoIncidents } from '../../support/incidents';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { openPeers } from './sound';

/** Ends whatever customers are still calling or in a call, so that one test's failure is not the next one's. */
function clear(world: World): void {
  for (const { numero } of world.control.liveCalls({})) {
    try {
      world.control.customerHangsUp({ numero });
    } catch {
      // An extension, not a customer: it ends with the other side.
    }
  }
}

/** Asserts that no call is left at the exchange, and no sound in the pages; ends what is. */
export async function expectNothingLeft(world: World, ...visitors: Visitor[]): Promise<void> {
  try {
    await eventually(() => expect(world.control.liveCalls({})).toEqual([]));
    for (const { page } of visitors) await eventually(async () => expect(await openPeers(page)).toBe(0));
  } finally {
    clear(world);
  }
  for (const { incidents } of visitors) expectNoIncidents(incidents);
}
