/** Whether a browser page of this origin may call: pages of this machine only. */
export function isLoopbackOrigin(origin: string): boolean {
  try {
    const { hostname, protocol } = new URL(origin);
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
    return local && (protocol === 'http:' || protocol === 'https:');
  } catch {
    return false;
  }
}
