// Every commit of a sandbox waits for the disk, and all sound for the processor, which others may keep busy.
jest.setTimeout(60_000);
