import type { RootState } from '../rootReducer';

/** The socket to the server and how far its events were followed. */
export function selectConnection(state: RootState): RootState['connection'] {
  return state.connection;
}

/** Whether requests can reach the server now. */
export function selectIsLive(state: RootState): boolean {
  return state.connection.status === 'live';
}

/** Whether events are missing and a read of the server's truth is owed. */
export function selectResyncDue({ connection }: RootState): boolean {
  return connection.gap && connection.status === 'live' && !connection.resyncing;
}
