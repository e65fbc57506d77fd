import { frame } from '../../e2e/support/screens/frame';
import { ready } from '../agentBrowser/ready';
import type { ChaosEvent } from '../scene';
import { onOnePage } from './birth';

/** Plans a call for a day that the run does not live to see. */
export const plan: ChaosEvent = async ({ agentBrowser, ledger }, prng) => {
  const visitor = await ready(agentBrowser);
  const { page, w } = visitor;
  const dialog = page.getByRole('dialog', { name: w('call.schedule'), exact: true });
  const fill = (name: Parameters<typeof w>[0], value: string) =>
    dialog.getByRole('textbox', { name: w(name), exact: true }).fill(value);
  await frame(visitor).begin('call.schedule');
  const planned = ledger.plan();
  await fill('schedule.name', planned.name);
  await fill('call.number', `55119${String(prng.int(10_000_000, 99_999_999))}`);
  await fill('schedule.description', 'Retornar o pedido');
  await fill('schedule.date', '01/02/2031');
  await fill('schedule.time', '10:30');
  const isTaken = await onOnePage(page, async () => {
    await dialog.getByRole('button', { name: w('action.save'), exact: true }).click();
    const upcoming = dialog.getByRole('list', { name: w('schedule.upcoming') });
    await upcoming.getByText(planned.name, { exact: true }).waitFor();
  });
  if (isTaken) planned.keptAt = Date.now();
  await dialog.getByRole('button', { name: w('action.close'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};
