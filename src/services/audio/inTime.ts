/**
 * Waits for the browser's sound no longer than this: without a device to play on some of its promises never settle.
 * Resolves whether it settled; rejects as it does.
 */
export async function inTime(answer: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  try {
    return await Promise.race([answer.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
