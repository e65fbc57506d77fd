import { expect } from '@playwright/test';
import type { Credentials } from '../../support/agents';
import { frame } from '../../support/screens/frame';
import { loginPage } from '../../support/screens/login';
import { openLogin } from '../../support/steps';
import type { TextId } from '../../../../src/components/intl';
import type { VisitOptions, Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { playTone, watchMedia } from './pageMedia';
import { listenToSip, type SipTalk } from './sipTalk';

/** Whoever waits outside of the browser runner has none of its settings. */
const PATIENCE = { timeout: 30_000, intervals: [50] };

/** Joined unless told otherwise. */
const VOICE_QUEUES: readonly string[] = ['Voz Atendimento'];

/** How somebody sits down at the telephone. */
export interface SitDown extends VisitOptions {
  /** Boxes of the settings dialog to tick or untick, by text key. */
  turn?: readonly TextId[];
  /** What the microphone hears, Hz; the browser's beeps unless told. */
  toneHz?: number;
  /** Queues to join. */
  queues?: readonly string[];
}

/** A new browser profile with an eye on its sound. */
export async function visitWithSound(world: World, options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await world.visit(options);
  await watchMedia(visitor.context);
  return visitor;
}

/** Waits until the exchange reaches an extension. */
export async function registered(world: World, extension: string): Promise<void> {
  await expect
    .poll(() => world.control.registrations({}), PATIENCE)
    .toContainEqual({ ramal: extension, connected: true });
}

/** Has an agent sit down in a profile that is open, at a telephone that the exchange reaches, in these queues. */
export async function sitAt(
  world: World,
  visitor: Visitor,
  { login, password, extension }: Telephonist,
  { turn = [], queues = VOICE_QUEUES }: Pick<SitDown, 'turn' | 'queues'> = {},
): Promise<void> {
  await openLogin(visitor, turn);
  await loginPage(visitor).enterAs(login, password);
  await frame(visitor).shown();
  await registered(world, extension);
  if (queues.length > 0) await frame(visitor).join(...queues);
}

/** An agent with a telephone that the exchange reaches, in these queues; and what they say to each other. */
export async function sitDownHeard(
  world: World,
  who: Telephonist,
  { turn = [], queues = VOICE_QUEUES, toneHz, ...options }: SitDown = {},
): Promise<[Visitor, SipTalk]> {
  const visitor = await visitWithSound(world, options);
  if (toneHz !== undefined) await playTone(visitor.context, toneHz);
  const sip = await listenToSip(visitor.page);
  await sitAt(world, visitor, who, { turn, queues });
  return [visitor, sip];
}

/** The same for whom only the agent matters. */
export async function sitDown(world: World, who: Telephonist, how: SitDown = {}): Promise<Visitor> {
  const [visitor] = await sitDownHeard(world, who, how);
  return visitor;
}

/** An agent with an extension. */
export interface Telephonist extends Credentials {
  extension: string;
}
