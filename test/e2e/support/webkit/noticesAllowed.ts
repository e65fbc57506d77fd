/**
 * Runs in the page, at its beginning: notices that the agent allowed and nobody sees. WebDriver has no permissions, and
 * MiniBrowser refuses all of them while it is driven.
 */
export function allowNotices(): void {
  const shown = new Map<string, Notification>();

  class AllowedNotification extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = () => Promise.resolve(AllowedNotification.permission);
    readonly body: string;
    readonly tag: string;

    constructor(
      readonly title: string,
      { body = '', tag = '' }: NotificationOptions = {},
    ) {
      super();
      this.body = body;
      this.tag = tag;
      if (tag === '') return;
      // One of the same subject takes the place of the one before.
      shown.get(tag)?.close();
      shown.set(tag, this as unknown as Notification);
    }

    close(): void {
      if (shown.get(this.tag) === (this as unknown)) shown.delete(this.tag);
      this.dispatchEvent(new Event('close'));
    }
  }

  const { permissions } = navigator;
  const { query } = permissions;
  permissions.query = (descriptor) =>
    descriptor.name === 'notifications'
      ? Promise.resolve(Object.assign(new EventTarget(), { state: 'granted' }) as unknown as PermissionStatus)
      : query.call(permissions, descriptor);
  Object.assign(globalThis, { Notification: AllowedNotification });
}
