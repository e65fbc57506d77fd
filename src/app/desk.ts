import { runDeskTelephone } from '../sagas/calls/desk/deskFeatures';
import type { DeskTelephone } from '../sagas/softphone/voice';
import { createRoomApi } from '../services/api/roomApi';
import type { Http } from '../services/http/http';

/** The telephone on the desk, for agents whose settings say that the browser is none. */
export function createDeskTelephone(http: Http): DeskTelephone {
  const rooms = createRoomApi(http);
  return () => runDeskTelephone(rooms);
}
