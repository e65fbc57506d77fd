/** Something to wait for: a call that may come before or while somebody waits. */
export interface Bell {
  ring(): void;
  /** Resolves when it rang since the last wait, or after `ms`. */
  wait(ms: number): Promise<void>;
}

/** Makes a bell that did not ring yet. */
export function createBell(): Bell {
  let rung = false;
  let wake: () => void = () => undefined;
  return {
    ring: () => {
      rung = true;
      wake();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
