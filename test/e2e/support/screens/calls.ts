import type { Locator } from '@playwright/test';
import { IN_FLIGHT_MS } from '../../../../src/lib/time';
import type { Visitor } from '../visitor';
import { noticeCentre } from './notices';

/** The sheet of a call that rings here. */
export interface IncomingSheet {
  sheet: Locator;
  answer: Locator;
  decline: Locator;
}

/** Finds the incoming call by role and name. */
export function incomingSheet({ page, w }: Visitor): IncomingSheet {
  const sheet = page.getByRole('alertdialog', { name: w('call.incoming') });
  return {
    sheet,
    answer: sheet.getByRole('button', { name: w('call.answer'), exact: true }),
    decline: sheet.getByRole('button', { name: w('call.decline'), exact: true }),
  };
}

/** All that can be done with a live call: in the slot, or in the view of one that is not there. */
export interface CallButtons {
  mute: Locator;
  unmute: Locator;
  hold: Locator;
  resume: Locator;
  keypad: Locator;
  transfer: Locator;
  room: Locator;
  classify: Locator;
  hangUp: Locator;
}

function buttonsIn(place: Locator, { w }: Visitor): CallButtons {
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  return {
    mute: button(w('call.mute')),
    unmute: button(w('call.unmute')),
    hold: button(w('call.hold')),
    resume: button(w('call.resume')),
    keypad: button(w('dial.keys')),
    transfer: button(w('call.transfer')),
    room: button(w('call.room')),
    classify: button(w('conversation.classify')),
    hangUp: button(w('call.hangUp')),
  };
}

/** The live call in the slot of the top bar. */
export interface CallBar extends CallButtons {
  bar: Locator;
  /** Who is spoken with; leads to the call's screen. */
  who: Locator;
  /** Opens what the call has beside its buttons: volumes, quality, devices. */
  more: Locator;
  speaker: Locator;
  microphone: Locator;
  muteSpeaker: Locator;
  /** Waits until the call is spoken. */
  talking(): Promise<void>;
  held(): Promise<void>;
  gone(): Promise<void>;
  /** Lets the moment pass in which no press is taken, since another call took the place of the one that was shown. */
  settled(): Promise<void>;
  /** The button that goes over to a held call. */
  other(who: string): Locator;
}

/** Finds the call bar by role and name. */
export function callBar(visitor: Visitor): CallBar {
  const { page, w } = visitor;
  const bar = page.getByRole('region', { name: w('call.region') });
  const standing = (word: string) => bar.getByText(word, { exact: true }).waitFor();
  return {
    bar,
    who: bar.getByRole('button').first(),
    ...buttonsIn(bar, visitor),
    more: bar.getByRole('button', { name: w('call.more'), exact: true }),
    speaker: bar.getByRole('slider', { name: w('call.speakerVolume') }),
    microphone: bar.getByRole('slider', { name: w('call.microphoneVolume') }),
    muteSpeaker: bar.getByRole('button', { name: w('call.muteSpeaker') }),
    talking: () => standing(w('call.phase.active')),
    held: () => standing(w('call.held')),
    gone: () => bar.waitFor({ state: 'hidden' }),
    settled: () => page.waitForTimeout(IN_FLIGHT_MS),
    other: (who) => bar.getByRole('button', { name: w('call.switchTo', { who }) }),
  };
}

/** A call in the middle of the screen. */
export interface CallView extends CallButtons {
  view: Locator;
  /** Unfolds the data of the exchange. */
  technical: Locator;
  /** The data that came with the call. */
  data: Locator;
}

/** Finds the view of the call with somebody by role and name. */
export function callView(visitor: Visitor, who: string): CallView {
  const { page, w } = visitor;
  const view = page.getByRole('main').getByRole('region', { name: w('call.with', { who }), exact: true });
  return {
    view,
    ...buttonsIn(view, visitor),
    technical: view.getByText(w('call.technical'), { exact: true }),
    data: view.getByRole('region', { name: w('call.data') }),
  };
}

/** The live calls in the left pane. */
export interface ActiveCalls {
  list: Locator;
  item(who: string): Locator;
}

/** Finds the live calls by role and name. */
export function activeCalls({ page, w }: Visitor): ActiveCalls {
  const list = page.getByRole('complementary').getByRole('list', { name: w('call.active') });
  return { list, item: (who) => list.getByRole('listitem').filter({ hasText: who }) };
}

/** The calls that were missed, among the notices. */
export interface MissedCalls {
  /** Opens the notices: says how many are new. */
  mark(count: number): Locator;
  callBack(who: string): Locator;
  /** The same of a call that was not to disturb. */
  undisturbed(who: string): Locator;
  clear: Locator;
  /** What is told once of a call that was missed. */
  toast(who: string): Locator;
}

/** Finds the missed calls by role and name. */
export function missedCalls(visitor: Visitor): MissedCalls {
  const { page, w } = visitor;
  const { clear, row, unseen } = noticeCentre(visitor);
  return {
    mark: unseen,
    callBack: (who) =>
      row(who)
        .getByRole('button')
        .filter({ hasText: w('call.callBack') }),
    undisturbed: (who) => row(who, w('noticeCentre.missedUndisturbed')),
    clear,
    toast: (who) => page.getByRole('status').getByText(w('call.missed', { who })),
  };
}

/** Says why a call never came about, or broke. */
export interface FailurePopup {
  /** The dialog of a busy number. */
  busy: Locator;
  /** The dialog of any other failure. */
  failed: Locator;
  /** The dialog of a call that was spoken. */
  broke: Locator;
  callAgain: Locator;
  /** Closes the one that is open. */
  close(): Promise<void>;
}

/** Finds the popup of a failed call by role and name. */
export function failurePopup({ page, w }: Visitor): FailurePopup {
  const busy = page.getByRole('dialog', { name: w('call.busy'), exact: true });
  const failed = page.getByRole('dialog', { name: w('call.failed'), exact: true });
  const broke = page.getByRole('dialog', { name: w('call.broke'), exact: true });
  return {
    busy,
    failed,
    broke,
    callAgain: broke.getByRole('button', { name: w('call.callAgain'), exact: true }),
    close: async () => {
      const open = busy.or(failed).or(broke);
      await open.getByRole('button', { name: w('action.close'), exact: true }).click();
      await open.waitFor({ state: 'hidden' });
    },
  };
}

/** The transfer dialog. */
export interface TransferDialog {
  dialog: Locator;
  close: Locator;
  /** Speaks with the caller while the target rings. */
  resume: Locator;
  /** Whom to ask before. */
  consult(number: string): Promise<void>;
  /** Hands the call over at once. */
  handOver(number: string): Promise<void>;
  /** Hands the call over to somebody on another line. */
  handOverTo(who: string): Promise<void>;
  /** A colleague's line of the dialog. */
  agent(name: string): Locator;
}

/** Finds the transfer dialog by role and name. */
export function transferDialog({ page, w }: Visitor): TransferDialog {
  const dialog = page.getByRole('dialog', { name: w('transfer.title'), exact: true });
  const search = dialog.getByRole('searchbox', { name: w('transfer.search') });
  const asks = page.getByRole('button', { name: w('transfer.askAgent'), exact: true });
  const found = (number: string) => dialog.getByRole('listitem').filter({ hasText: number, has: asks });
  const others = dialog.getByRole('list', { name: w('call.others') });
  return {
    dialog,
    close: dialog.getByRole('button', { name: w('action.close'), exact: true }),
    resume: dialog.getByRole('button', { name: w('call.resume'), exact: true }),
    consult: async (number) => {
      await search.fill(number);
      await found(number)
        .getByRole('button', { name: w('transfer.askAgent'), exact: true })
        .click();
    },
    handOver: async (number) => {
      await search.fill(number);
      await found(number)
        .getByRole('button', { name: w('call.transfer'), exact: true })
        .click();
    },
    handOverTo: (who) =>
      others
        .getByRole('listitem')
        .filter({ hasText: who })
        .getByRole('button', { name: w('call.transfer'), exact: true })
        .click(),
    agent: (name) =>
      dialog
        .getByRole('list', { name: w('transfer.agents') })
        .getByRole('listitem')
        .filter({ hasText: name }),
  };
}
