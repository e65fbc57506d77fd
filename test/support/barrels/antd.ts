const FOLDER = 'antd/lib';

/** The component library, of which a test loads what it shows: all of it takes longer than most tests. */
const load = (name: string): unknown => {
  const folder = name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
  return jest.requireActual<{ default: unknown }>(`${FOLDER}/${folder}`).default;
};

module.exports = new Proxy({}, { get: (_target, name) => load(String(name)) });
