import { validate, version } from 'uuid';
import { createHandles } from '../../src/services/handles';
import { createIds, type IdStorage } from '../../src/services/ids';

function memoryStorage(): IdStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      kept.set(key, value);
    },
  };
}

describe('ids', () => {
  test('new ones are UUIDv7, all different, in order', () => {
    const { newId } = createIds(memoryStorage, memoryStorage);
    const made = Array.from({ length: 500 }, newId);
    expect(made.every((id) => validate(id) && version(id) === 7)).toBe(true);
    expect(new Set(made).size).toBe(500);
    expect([...made].sort()).toEqual(made);
  });

  test('a reload keeps both, another tab only that of the profile', () => {
    const profile = memoryStorage();
    const tab = memoryStorage();
    const first = createIds(
      () => profile,
      () => tab,
    );
    const reloaded = createIds(
      () => profile,
      () => tab,
    );
    const other = createIds(() => profile, memoryStorage);
    expect(reloaded).toMatchObject({ clientId: first.clientId, tabId: first.tabId });
    expect(other.clientId).toBe(first.clientId);
    expect(other.tabId).not.toBe(first.tabId);
    expect(first.tabId).not.toBe(first.clientId);
  });

  test('what somebody wrote in their place is replaced', () => {
    const profile = memoryStorage();
    createIds(() => profile, memoryStorage);
    const [key = ''] = profile.kept.keys();
    profile.kept.set(key, '<script>');
    const { clientId } = createIds(() => profile, memoryStorage);
    expect(validate(clientId)).toBe(true);
    expect(profile.kept.get(key)).toBe(clientId);
  });

  test('a browser that blocks storage still has ids', () => {
    const blocked = (): IdStorage => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const ids = createIds(blocked, blocked);
    expect([ids.clientId, ids.tabId].every((id) => validate(id))).toBe(true);
    expect(ids.clientId).toBe(ids.clientId);
  });
});

describe('handles', () => {
  test('what is taken is gone; what is peeked at stays', () => {
    const handles = createHandles();
    const id = handles.deposit('senha');
    const other = handles.deposit('senha');
    expect(other).not.toBe(id);
    expect(handles.peek(id)).toBe('senha');
    expect(handles.take(id)).toBe('senha');
    expect(handles.take(id)).toBeUndefined();
    expect(handles.peek(other)).toBe('senha');
  });

  test('what is released is gone', () => {
    const handles = createHandles();
    const file = new Blob(['x']);
    const id = handles.deposit(file);
    expect(handles.peek(id)).toBe(file);
    handles.release(id);
    handles.release('nunca');
    expect(handles.peek(id)).toBeUndefined();
  });
});
