/** By any name: TypeScript does not know yet how Chromium calls Local Network Access. */
interface AnyPermissions {
  query(descriptor: { name: string }): Promise<{ state: string }>;
}

/** Sockets to private addresses need this permission from Chromium 147 on. */
const LOCAL_NETWORK = 'local-network';

/** This machine itself, which that permission is not about. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iu;

/** Whether the agent or a policy may keep this page from an address that is private, as far as the browser tells. */
export async function isLocalNetworkDenied(address: string): Promise<boolean> {
  if (LOOPBACK.test(new URL(address).hostname)) return false;
  try {
    const permissions: AnyPermissions = navigator.permissions;
    return (await permissions.query({ name: LOCAL_NETWORK })).state === 'denied';
  } catch {
    // Browsers without such a permission do not know its name.
    return false;
  }
}
