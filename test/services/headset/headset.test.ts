import { createHeadset } from '../../../src/services/headset/createHeadset';
import type { HeadsetEvent } from '../../../src/services/headset/headset';
import { DARK } from '../../../src/services/headset/lamps';
import { FakeHid, FakeHidDevice } from '../../support/headset/fakeHid';
import { BUTTONS, SWITCHED, WAYS } from '../../support/headset/shapes';

const IN_CALL = { ...DARK, offHook: true };

/** Lets the openings, closings and reports that wait for each other go through. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function headsetOf(...devices: FakeHidDevice[]) {
  const hid = new FakeHid();
  hid.plugged = devices;
  const headset = createHeadset(hid);
  const events: HeadsetEvent[] = [];
  headset.subscribe((event) => events.push(event));
  await headset.start();
  const presses = () => events.flatMap((event) => (event.kind === 'pressed' ? [event.press] : []));
  const names = () => events.flatMap((event) => (event.kind === 'changed' ? [event.name] : []));
  return { hid, headset, presses, names };
}

describe('a hook switch that says where it stands', () => {
  const device = () => new FakeHidDevice('Switched', SWITCHED);

  it('is up and down; mute and flash are pressed', async () => {
    const one = device();
    const { presses } = await headsetOf(one);
    one.report(2, 0b0000_0001, 0);
    one.report(2, 0b0000_0101, 0);
    one.report(2, 0b0000_0001, 0);
    one.report(2, 0b0000_1001, 0);
    one.report(2, 0b0000_0000, 0);
    expect(presses()).toEqual([
      { control: 'hook', state: 'on' },
      { control: 'mute', state: 'pressed' },
      { control: 'hold', state: 'pressed' },
      { control: 'hook', state: 'off' },
    ]);
  });

  it('that follows its lamp was not pressed, and is put down by the agent all the same', async () => {
    const one = device();
    const { headset, presses } = await headsetOf(one);
    headset.show(IN_CALL);
    one.report(2, 0b1, 0);
    expect(presses()).toEqual([]);
    one.report(2, 0, 0);
    expect(presses()).toEqual([{ control: 'hook', state: 'off' }]);
  });

  it('that never says that it followed can be put down as well', async () => {
    const one = device();
    const { headset, presses } = await headsetOf(one);
    headset.show(IN_CALL);
    one.report(2, 0, 0);
    expect(presses()).toEqual([{ control: 'hook', state: 'off' }]);
  });

  it('is told again where it moved and no call followed it', async () => {
    const one = device();
    const { headset } = await headsetOf(one);
    one.sent.length = 0;
    one.report(2, 0b1, 0);
    headset.show(DARK);
    await settle();
    expect(one.sent).toEqual([[2, 0, 0]]);
  });

  it('other collections and other reports press nothing', async () => {
    const one = device();
    const { presses } = await headsetOf(one);
    one.report(1, 0b11);
    one.report(9, 0xff, 0xff);
    one.report(2);
    expect(presses()).toEqual([]);
  });
});

describe('lamps', () => {
  it('are bits of the reports that the descriptor names, and a report that says the same is not sent', async () => {
    const one = new FakeHidDevice('Switched', SWITCHED);
    const { headset } = await headsetOf(one);
    await settle();
    expect(one.sent).toEqual([[2, 0, 0]]);
    headset.show({ ...DARK, ring: true });
    headset.show({ ...DARK, ring: true });
    headset.show({ ring: false, offHook: true, mute: true, hold: true });
    await settle();
    expect(one.sent.slice(1)).toEqual([
      [2, 0b0010_0100, 0],
      [2, 0b0000_1011, 0],
    ]);
  });

  it('without report ids and with gaps are in their places', async () => {
    const one = new FakeHidDevice('Buttons', BUTTONS);
    const { headset } = await headsetOf(one);
    headset.show({ ring: true, offHook: true, mute: true, hold: true });
    await settle();
    expect(one.sent).toEqual([
      [0, 0],
      [0, 0b1000_0110],
    ]);
  });

  it('in several reports go out where they changed', async () => {
    const one = new FakeHidDevice('Ways', WAYS);
    const { headset } = await headsetOf(one);
    headset.show({ ...DARK, hold: true });
    await settle();
    expect(one.sent.slice(2)).toEqual([[9, 0b1000_0000]]);
  });

  it('are off when the headset is let go', async () => {
    const one = new FakeHidDevice('Switched', SWITCHED);
    const { headset, presses, names } = await headsetOf(one);
    headset.show(IN_CALL);
    await headset.stop();
    expect(one.sent.at(-1)).toEqual([2, 0, 0]);
    expect(one.opened).toBe(false);
    one.report(2, 0b100, 0);
    expect(presses()).toEqual([]);
    expect(names()).toEqual(['Switched', null]);
  });
});

describe('other shapes', () => {
  it('buttons alone: each press once, however long it is held', async () => {
    const one = new FakeHidDevice('Buttons', BUTTONS);
    const { presses } = await headsetOf(one);
    one.report(0, 0b0000_1000);
    one.report(0, 0b0000_1001);
    one.report(0, 0);
    one.report(0, 0b0001_0000);
    expect(presses()).toEqual([
      { control: 'hook', state: 'pressed' },
      { control: 'mute', state: 'pressed' },
      { control: 'drop', state: 'pressed' },
    ]);
  });

  it('a pulse for each way, a mute that stands, and a key by its name', async () => {
    const one = new FakeHidDevice('Ways', WAYS);
    const { presses } = await headsetOf(one);
    one.report(7, 0b01, 0);
    one.report(7, 0b00, 0);
    one.report(7, 0b11, 0);
    one.report(7, 0b100, 0);
    one.report(7, 0b000, 0);
    one.report(7, 0b000_01_000, 0);
    one.report(7, 0, 0);
    expect(presses()).toEqual([
      { control: 'hook', state: 'on' },
      { control: 'hook', state: 'off' },
      { control: 'mute', state: 'on' },
      { control: 'mute', state: 'off' },
      { control: 'hold', state: 'pressed' },
    ]);
  });
});

describe('a headset', () => {
  it('that is chosen is used, and shows what is to be seen already', async () => {
    const one = new FakeHidDevice('Switched', SWITCHED);
    const { hid, headset, names } = await headsetOf();
    headset.show(IN_CALL);
    hid.chosen = [one];
    await headset.connect();
    await settle();
    expect(hid.asked).toEqual({ filters: [{ usagePage: 0x0b }] });
    expect(names()).toEqual(['Switched']);
    expect(one.sent.at(-1)).toEqual([2, 1, 0]);
  });

  it('takes the place of the one before', async () => {
    const before = new FakeHidDevice('Before', BUTTONS);
    const { hid, headset, names } = await headsetOf(before);
    hid.chosen = [new FakeHidDevice('Switched', SWITCHED)];
    await headset.connect();
    expect(before.opened).toBe(false);
    expect(names()).toEqual(['Before', 'Switched']);
  });

  it('none was chosen: nothing changes', async () => {
    const { headset, names } = await headsetOf(new FakeHidDevice('Before', BUTTONS));
    await headset.connect();
    expect(names()).toEqual(['Before']);
  });

  it.each([
    ['headsetUnfit', new FakeHidDevice('Keyboard', [{ usagePage: 0x0b, usage: 0x06, inputReports: [] }])],
    ['headsetBusy', Object.assign(new FakeHidDevice('Taken', SWITCHED), { isTaken: true })],
  ])('that cannot be used is refused: %s', async (code, device) => {
    const { hid, headset } = await headsetOf();
    hid.chosen = [device];
    await expect(headset.connect()).rejects.toMatchObject({ code });
  });

  it('that is pulled out and put back is used again, and so is the next one meanwhile', async () => {
    const one = new FakeHidDevice('One', SWITCHED);
    const other = new FakeHidDevice('Other', BUTTONS);
    const { hid, names } = await headsetOf(one, other);
    hid.unplug(one);
    await settle();
    hid.unplug(other);
    await settle();
    hid.plug(one);
    await settle();
    expect(names()).toEqual(['One', null, 'Other', null, 'One']);
  });

  it('that is forgotten is not taken up again', async () => {
    const one = new FakeHidDevice('One', SWITCHED);
    const { headset, names } = await headsetOf(one);
    await headset.forget();
    await headset.stop();
    await headset.start();
    expect(one.forgotten).toBe(true);
    expect(names()).toEqual(['One', null]);
  });

  it('is nowhere in a browser that knows none', async () => {
    const headset = createHeadset(null);
    expect(headset.isSupported).toBe(false);
    await headset.start();
    await headset.connect();
    headset.show(IN_CALL);
    await headset.stop();
  });
});
