import type { Visitor } from '../../e2e/support/visitor';

/**
 * Runs this while a page has a share of the processor: 4 times slower is a quarter. Then it has all again: Chromium slows a
 * page down by keeping its thread busy, also where it has nothing to do, and every other page would wait for that.
 */
export async function whileSlowed<T>(
  { context, page }: Visitor,
  times: number,
  run: () => Promise<T>,
): Promise<T> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await run();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}
