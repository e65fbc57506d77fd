import type { Line } from '../e2e/support/line';
import type { Visitor } from '../e2e/support/visitor';
import type { World } from '../e2e/support/world';
import type { StoryClock } from './clock';

/** Where screens are opened: a contact centre with an exchange, and Ana's browser. */
export interface Stage {
  world: World;
  visitor: Visitor;
  /** Ids of the customers' conversations; none until a scene has them come. */
  cast: Map<string, string>;
  /** The way of the console's socket to the centre. */
  line: Line;
  /** Lets time pass in the centre and in the pages, where it stands still. */
  clock: Pick<StoryClock, 'pass' | 'turnBack'>;
  /** Opens another profile under the same clock. */
  visit(): Promise<Visitor>;
}

/** A screen of the console. */
export interface Screen {
  /** Names its pictures. */
  name: string;
  /** What a person looks for. */
  title: string;
  /** Closes when the window changes its size: it is opened anew in each. */
  isFleeting?: true;
  /** Opens it from where the screen before it left the page. */
  open(stage: Stage): Promise<void>;
  /** Leaves it; Escape unless told. */
  close?(stage: Stage): Promise<void>;
}

/** Screens that are reached from one place, in the order in which they are. */
export interface Scene {
  name: string;
  /** Brings the page from where the scene before left it to where the first screen opens. */
  enter(stage: Stage): Promise<void>;
  screens: readonly Screen[];
}
