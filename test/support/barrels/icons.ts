/** The icon set, of which a test loads what it shows: all of it takes longer than most tests. */
const load = (name: string): unknown =>
  jest.requireActual<{ default: unknown }>(`@ant-design/icons/lib/icons/${name}`).default;

module.exports = new Proxy({}, { get: (_target, name) => load(String(name)) });
