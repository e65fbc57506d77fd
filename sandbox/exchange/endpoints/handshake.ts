import type { RTCPeerConnection } from 'werift';

/** A server's question whether the client is where it says (RFC 6347 section 4.2.1), as a type of handshake messages. */
const HELLO_VERIFY_REQUEST = 3;

/** From this flight on the client has answered it. */
const ANSWERED = 3;

/**
 * Lets the handshakes of a connection outlive a question that comes twice: a server that computes slowly answers each
 * repeated ClientHello, and werift gives up on the second answer.
 */
export function tolerateRepeats(pc: RTCPeerConnection): void {
  for (const transport of pc.dtlsTransports) {
    const follow = (): void => {
      const socket = transport.dtls;
      if (socket === undefined) return;
      const handle = socket.onHandleHandshakes;
      socket.onHandleHandshakes = (messages) => {
        const isAnswered = socket.dtls.flight >= ANSWERED;
        return handle(messages.filter(({ msg_type }) => !isAnswered || msg_type !== HELLO_VERIFY_REQUEST));
      };
    };
    transport.onStateChange.subscribe((state) => {
      // Its socket is made in the same turn, and hears of nothing before the next.
      if (state === 'connecting') queueMicrotask(follow);
    });
  }
}
