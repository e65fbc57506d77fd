/** By any name: TypeScript does not know yet how Chromium calls Local Network Access. */
interface AnyPermissions {
  query(descriptor: { name: string }): Promise<{ state: string }>;
}

/** Sockets to private addresses need this permission from Chromium 147 on. */
const LOCAL_NETWORK = 'local-network';

/** Whether the agent or a policy keeps this page from private addresses, as far as the browser tells. */
export async function isLocalNetworkDenied(): Promise<boolean> {
  try {
    const permissions: AnyPermissions = navigator.permissions;
    return (await permissions.query({ name: LOCAL_NETWORK })).state === 'denied';
  } catch {
    // Browsers without such a permission do not know its name.
    return false;
  }
}
