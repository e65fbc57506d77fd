/** Chromium's name (Local Network Access), which TypeScript does not know yet; sockets need the permission from version 147 on. */
const LOCAL_NETWORK = 'local-network' as PermissionName;

/** Whether the agent or a policy keeps this page from private addresses, as far as the browser tells. */
export async function isLocalNetworkDenied(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: LOCAL_NETWORK })).state === 'denied';
  } catch {
    // Browsers without such a permission do not know its name.
    return false;
  }
}
