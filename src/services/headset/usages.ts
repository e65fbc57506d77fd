/** Pages of the HID usage tables (HUT 1.5) that a headset speaks. */
export const USAGE_PAGE = { led: 0x08, telephony: 0x0b } as const;

/** Usages of those pages, the page in the upper 16 bits as WebHID gives them. */
export const USAGE = {
  hookSwitch: 0x0b_0020,
  flash: 0x0b_0021,
  hold: 0x0b_0023,
  drop: 0x0b_0026,
  phoneMute: 0x0b_002f,
  /** A lamp or a sound that some headsets have instead of, or beside, the ring LED. */
  ringer: 0x0b_009e,
  muteLed: 0x08_0009,
  offHookLed: 0x08_0017,
  ringLed: 0x08_0018,
  holdLed: 0x08_0020,
} as const;
