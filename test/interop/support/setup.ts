/** A call on a loaded machine needs seconds; what takes a minute hangs. */
jest.setTimeout(60_000);
