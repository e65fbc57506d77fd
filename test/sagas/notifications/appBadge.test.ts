import { loggedOut } from '../../../src/store/auth/actions';
import { openRequested } from '../../../src/store/conversations/actions';
import { createBadge } from '../../../src/services/notifications/badge';
import { startNotices, type NoticeHarness } from '../../support/noticeHarness';

describe('the icon of the installed console', () => {
  let h: NoticeHarness;
  beforeEach(async () => {
    h = await startNotices();
  });
  afterEach(() => h.end());

  it('has the number of conversations with something unread, and none after a sign-out', async () => {
    h.write('1001');
    h.write('1001');
    h.write('1002');
    await h.settle();
    expect(h.world.badges).toEqual([0, 1, 2]);
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    await h.settle();
    expect(h.world.badges.at(-1)).toBe(0);
  });

  it('gets no number twice', async () => {
    h.dispatch(openRequested({ conversationId: '1002' }));
    await h.settle();
    expect(h.world.badges).toEqual([0]);
  });
});

describe('the badge of the browser', () => {
  const page = (navigator: object) => ({ navigator }) as unknown as Window;

  it('is set and taken away, and may be refused', async () => {
    const said: (number | null)[] = [];
    const badge = createBadge(
      page({
        setAppBadge: (count: number) => {
          said.push(count);
          return Promise.reject(new Error('NotAllowedError'));
        },
        clearAppBadge: () => {
          said.push(null);
          return Promise.resolve();
        },
      }),
    );
    badge.show(3);
    badge.show(0);
    await Promise.resolve();
    expect(said).toEqual([3, null]);
  });

  it('is left alone where the browser has none', () => {
    expect(() => createBadge(page({})).show(3)).not.toThrow();
  });
});
