/** @jest-environment jsdom */
import { presenceOf, readDialogInfo, type DialogStates } from '../../../src/services/sip/presence/dialogInfo';

const NONE: DialogStates = new Map();

const dialog = (state: string, id = 'a') => `<dialog id="${id}"><state>${state}</state></dialog>`;

const info = (dialogs: string, attributes = 'state="full" version="1" entity="sip:200@exchange.test"') =>
  `<?xml version="1.0"?><dialog-info xmlns="urn:ietf:params:xml:ns:dialog-info" ${attributes}>${dialogs}</dialog-info>`;

const presence = (body: string, before = NONE) => {
  const states = readDialogInfo(body, before);
  return states === null ? null : presenceOf(states);
};

test.each([
  ['trying', 'ringing'],
  ['proceeding', 'ringing'],
  ['early', 'ringing'],
  ['confirmed', 'busy'],
  ['terminated', 'available'],
  ['something new', 'available'],
  ['\n  Confirmed\n', 'busy'],
])('a dialog that is %j: %s', (state, expected) => {
  expect(presence(info(dialog(state)))).toBe(expected);
});

test.each([
  ['no dialog', info(''), 'available'],
  ['a dialog without a state', info('<dialog id="a"/>'), 'available'],
  ['two dialogs', info(dialog('early') + dialog('confirmed', 'b')), 'busy'],
  [
    'two without ids',
    info('<dialog><state>early</state></dialog><dialog><state>terminated</state></dialog>'),
    'ringing',
  ],
  [
    'a prefix',
    info(dialog('confirmed'))
      .replaceAll(/<(\/?)(dialog|state)/g, '<$1d:$2')
      .replace('xmlns=', 'xmlns:d='),
    'busy',
  ],
  ['no namespace', info(dialog('confirmed')).replace(/ xmlns="[^"]*"/, ''), 'busy'],
  [
    'a state that is not of the dialog',
    info('<dialog id="a"><remote><state>confirmed</state></remote></dialog>'),
    'available',
  ],
  ['a line before the declaration', `\r\n${info(dialog('confirmed'))}`, 'busy'],
])('%s', (_name, body, expected) => {
  expect(presence(body)).toBe(expected);
});

test('a partial document changes what it names, a full one all', () => {
  const first = readDialogInfo(info(dialog('confirmed') + dialog('early', 'b')), NONE) ?? NONE;
  const partial = readDialogInfo(info(dialog('terminated'), 'state="partial"'), first) ?? NONE;
  expect([presenceOf(first), presenceOf(partial)]).toEqual(['busy', 'ringing']);
  expect(presence(info(dialog('terminated'), 'state="full"'), partial)).toBe('available');
});

test.each([
  ['nothing', ''],
  ['no XML', 'confirmed'],
  ['broken XML', info('<dialog id="a"><state>confirmed</dialog>')],
  ['another document', '<presence xmlns="urn:ietf:params:xml:ns:pidf"><state>confirmed</state></presence>'],
  ['entities', `<!DOCTYPE x [<!ENTITY a "confirmed">]>${info(dialog('&a;')).replace(/<\?.*?\?>/, '')}`],
  ['too much', info(dialog('confirmed').repeat(2_000))],
])('%s cannot be read', (_name, body) => {
  expect(presence(body)).toBeNull();
});
