import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** The audio settings, and the button that opens them. */
export interface AudioSettings {
  open: Locator;
  dialog: Locator;
  input: Locator;
  output: Locator;
  ring: Locator;
  /** What is done to the microphone's sound. */
  echo: Locator;
  noise: Locator;
  gain: Locator;
  /** The part about the buttons of a headset. */
  headset: { group: Locator; connect: Locator; forget: Locator };
  save: Locator;
  cancel: Locator;
  /** Chooses a device in one of the fields. */
  choose(field: Locator, device: string): Promise<void>;
}

/** Finds the audio settings by role and name. */
export function audioSettings({ page, w }: Visitor): AudioSettings {
  const dialog = page.getByRole('dialog', { name: w('devices.title'), exact: true });
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const switched = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  const headset = dialog.getByRole('group', { name: w('headset.title'), exact: true });
  return {
    dialog,
    open: page.getByRole('complementary').getByRole('button', { name: w('devices.title'), exact: true }),
    input: field(w('devices.input')),
    output: field(w('devices.output')),
    ring: field(w('devices.ring')),
    echo: switched(w('devices.echoCancellation')),
    noise: switched(w('devices.noiseSuppression')),
    gain: switched(w('devices.autoGainControl')),
    headset: {
      group: headset,
      connect: headset.getByRole('button', { name: w('headset.connect'), exact: true }),
      forget: headset.getByRole('button', { name: w('headset.forget'), exact: true }),
    },
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    cancel: dialog.getByRole('button', { name: w('action.cancel'), exact: true }),
    choose: async (chosen, device) => {
      await chosen.click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: device }).click();
    },
  };
}
