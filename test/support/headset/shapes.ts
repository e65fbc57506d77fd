import type { HidCollection, HidItem } from '../../../src/services/headset/hid';

const TELEPHONY = 0x0b_0000;
const BUTTON = 0x09_0000;
const LED = 0x08_0000;

/** Variable, absolute, no preferred state: a switch (HID 1.11 §6.2.2.5; `81 22`, `91 22`). */
const state = (...usages: number[]): HidItem => ({
  usages,
  reportSize: 1,
  reportCount: usages.length,
  isAbsolute: true,
  hasPreferredState: false,
});

/** Variable and relative: a button (`81 06`). */
const pulse = (...usages: number[]): HidItem => ({
  usages,
  reportSize: 1,
  reportCount: usages.length,
  isAbsolute: false,
  hasPreferredState: true,
});

const padding = (bits: number): HidItem => ({ isConstant: true, reportSize: 1, reportCount: bits });

const headset = (collection: Omit<HidCollection, 'usagePage' | 'usage'>): HidCollection => ({
  usagePage: 0x0b,
  usage: 0x05,
  ...collection,
});

/** Volume keys, which are none of the console's business. */
const CONSUMER: HidCollection = {
  usagePage: 0x0c,
  usage: 0x01,
  inputReports: [{ reportId: 1, items: [pulse(0x0c_00e9, 0x0c_00ea), padding(6)] }],
};

/**
 * The shape of most headsets with a cable or a dongle: a hook switch that says where it stands, a mute button, a key
 * pad by name; report ids, one report each way.
 */
export const SWITCHED: readonly HidCollection[] = [
  CONSUMER,
  headset({
    inputReports: [
      {
        reportId: 2,
        items: [
          state(TELEPHONY + 0x20, TELEPHONY + 0x97),
          pulse(TELEPHONY + 0x2f, TELEPHONY + 0x21, TELEPHONY + 0x24, TELEPHONY + 0x50),
          { ...pulse(BUTTON + 1), isAbsolute: true },
          {
            isArray: true,
            isRange: true,
            usageMinimum: TELEPHONY + 0xb0,
            usageMaximum: TELEPHONY + 0xbb,
            reportSize: 4,
            reportCount: 1,
          },
          padding(5),
        ],
      },
    ],
    outputReports: [
      {
        reportId: 2,
        items: [
          state(LED + 0x17, LED + 0x09, LED + 0x18, LED + 0x20, LED + 0x21),
          state(TELEPHONY + 0x9e),
          padding(10),
        ],
      },
    ],
  }),
];

/** A plain one: buttons alone, no report ids, everything in one byte. */
export const BUTTONS: readonly HidCollection[] = [
  headset({
    inputReports: [
      { items: [pulse(TELEPHONY + 0x2f), padding(2), pulse(TELEPHONY + 0x20, TELEPHONY + 0x26), padding(3)] },
    ],
    outputReports: [{ items: [padding(1), state(LED + 0x18, LED + 0x17), padding(4), state(LED + 0x09)] }],
  }),
];

/**
 * One whose hook switch has a pulse for each way (+1, −1), whose boom arm mutes by where it stands, whose hold key is
 * chosen by name, and whose lamps are in two reports.
 */
export const WAYS: readonly HidCollection[] = [
  headset({
    inputReports: [
      {
        reportId: 7,
        items: [
          {
            usages: [TELEPHONY + 0x20],
            reportSize: 2,
            reportCount: 1,
            logicalMinimum: -1,
            isAbsolute: false,
            hasPreferredState: true,
          },
          state(TELEPHONY + 0x2f),
          {
            isArray: true,
            usages: [TELEPHONY + 0x23, TELEPHONY + 0x25],
            logicalMinimum: 1,
            reportSize: 8,
            reportCount: 1,
          },
          padding(5),
        ],
      },
    ],
    outputReports: [
      { reportId: 8, items: [state(LED + 0x17), padding(7)] },
      { reportId: 9, items: [padding(7), state(LED + 0x20)] },
    ],
  }),
];
