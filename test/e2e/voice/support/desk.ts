import { expect } from '@playwright/test';
import { frame } from '../../support/screens/frame';
import { loginPage } from '../../support/screens/login';
import { settingsDialog } from '../../support/screens/settings';
import type { TextId } from '../../../../src/components/intl';
import type { VisitOptions, Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import type { Telephonist } from './telephone';

/** A customer who calls. */
export const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** How somebody sits down at a desk with a telephone. */
export interface SitAtDesk extends VisitOptions {
  /** Boxes of the settings dialog to tick or untick beside that of WebRTC, by text key. */
  turn?: readonly TextId[];
  /** The address of the integration. */
  integration?: string;
}

/** An agent of a voice queue whose telephone stands on the desk: the browser is none. */
export async function sitAtDesk(
  world: World,
  { login, password }: Telephonist,
  { turn = [], integration, ...options }: SitAtDesk = {},
): Promise<Visitor> {
  world.control.placeDesk({ nome: login });
  const visitor = await world.visit(options);
  await visitor.go('/');
  const { dialog, save, shown, gone, turn: turnBoxes, unfold } = settingsDialog(visitor);
  await shown();
  await turnBoxes('settings.webrtc', ...turn);
  if (integration !== undefined) {
    await unfold('integration');
    await dialog.getByRole('textbox', { name: visitor.w('settings.integrationUrl') }).fill(integration);
  }
  await save.click();
  await gone();
  await loginPage(visitor).enterAs(login, password);
  await frame(visitor).shown();
  await frame(visitor).join('Voz Atendimento');
  return visitor;
}

/** Waits until the telephone on the desk rings, and lifts the receiver. */
export async function lift({ control }: World, { login: nome }: Telephonist): Promise<void> {
  await expect.poll(() => control.deskStanding({ nome }).estado).toBe('ringing');
  control.deskLifts({ nome });
}

/** Waits until no call is left at the exchange, and the receiver is down. */
export async function expectDeskAtRest({ control }: World, { login: nome }: Telephonist): Promise<void> {
  await expect.poll(() => control.liveCalls({})).toEqual([]);
  expect(control.deskStanding({ nome }).estado).toBe('idle');
}
