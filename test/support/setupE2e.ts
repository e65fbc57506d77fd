/** A browser on a loaded machine needs minutes, not jest's five seconds. */
jest.setTimeout(180_000);
