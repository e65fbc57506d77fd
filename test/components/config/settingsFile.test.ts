import {
  changesOf,
  readSettingsFile,
  settingsForFile,
  writeSettingsFile,
} from '../../../src/components/config/page/settingsFile';
import { CONFIGURATION } from '../../support/world';

const file = (settings: object, version = 1) =>
  JSON.stringify({ format: 'agent-console-settings', version, settings });

const field = (name: string) => ({ kind: 'field', field: name });

describe('a file of settings', () => {
  it('says what is kept, and changes nothing where it came from', () => {
    const kept = {
      ...CONFIGURATION,
      iceServers: ['turn:rede:3478'],
      integrationHeaders: ['X-Pedido'],
      integrationUrl: 'https://crm.exemplo/abrir?tel={numero}',
      waitingRedMinutes: 9,
    };
    const reading = readSettingsFile(writeSettingsFile(kept), kept);
    expect(reading).toEqual({ ok: true, settings: kept });
    expect(changesOf(kept, kept)).toEqual([]);
    expect(changesOf(kept, CONFIGURATION)).toEqual([
      'iceServers',
      'integrationUrl',
      'integrationHeaders',
      'waitingRedMinutes',
    ]);
  });

  it.each([
    ['https://ana:senha@crm.exemplo'],
    ['https://crm.exemplo/?chave=1'],
    ['https://crm.exemplo/#chave'],
    ['crm?chave=1'],
  ])('leaves an address out that may carry a key: %s', (integrationUrl) => {
    expect(settingsForFile({ ...CONFIGURATION, integrationUrl }).leftOut).toEqual(['integrationUrl']);
  });

  it('leaves headers out that carry a value', () => {
    const { told, leftOut } = settingsForFile({ ...CONFIGURATION, integrationHeaders: ['X-Chave: segredo'] });
    expect(leftOut).toEqual(['integrationHeaders']);
    expect(told).not.toHaveProperty('integrationHeaders');
  });

  it('does not answer for thresholds of waiting that it does not name', () => {
    const kept = { ...CONFIGURATION, waitingAmberMinutes: 10 };
    const settings = { opensNextWaiting: true };
    expect(readSettingsFile(file(settings), kept)).toEqual({ ok: true, settings });
    const mended = { waitingRedMinutes: 12 };
    expect(readSettingsFile(file(mended), kept)).toEqual({ ok: true, settings: mended });
  });

  it.each([
    ['', { kind: 'notJson' }],
    ['null', { kind: 'otherFormat' }],
    ['{"format":"other","version":1,"settings":{}}', { kind: 'otherFormat' }],
    [file({}, 2), { kind: 'newer' }],
    [file({ server: 5 }), field('server')],
    [file({ servidor: 'x' }), field('servidor')],
    [file({ iceServers: [7] }), field('iceServers.0')],
    [file({ waitingAmberMinutes: 9, waitingRedMinutes: 5 }), field('waitingRedMinutes')],
    [file({ waitingAmberMinutes: 5 }), field('waitingAmberMinutes')],
    [file({ waitingRedMinutes: 2 }), field('waitingRedMinutes')],
    [file({ waitingAmberMinutes: 0 }), field('waitingAmberMinutes')],
    [file({ server: ' ' }), { kind: 'incomplete' }],
    [file({ iceServers: ['turn:ana:senha@rede'] }), { kind: 'incomplete' }],
  ])('is refused, with a reason: %s', (text, problem) => {
    expect(readSettingsFile(text, CONFIGURATION)).toEqual({ ok: false, problem });
  });
});
