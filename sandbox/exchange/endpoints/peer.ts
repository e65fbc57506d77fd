import { RTCDtlsTransport, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from 'werift';
import { createDigitReader, digitPayload } from './dtmf';
import {
  answerTo,
  digitPayloadType,
  directionOf,
  fingerprintOf,
  iceUserOf,
  maySend,
  onThisMachine,
  preferred,
  withDirection,
  withLiteAtSession,
  withOrigin,
  withRole,
  type Direction,
} from './description';
import { FRAME_SAMPLES } from './clock';
import { connects } from './connects';
import { tolerateRepeats } from './handshake';
import { mediaAddress } from './mediaAddress';
import { createPaths } from './paths';
import { decodeFrame, encodeFrame } from './ulaw';

const PCMU = 0;
const DIGITS = 126;

/** Past the last flight of a DTLS handshake. */
const LAST_FLIGHT = 100;

/** Packets of one key: five of 20 ms, the end sent three times. */
const PRESS_PACKETS = 7;

/** What a peer tells whoever owns it. */
export interface PeerEvents {
  frame: (samples: Float64Array, bytes: number) => void;
  digit: (digit: string) => void;
}

/** One WebRTC connection with G.711 sound, on this machine only. */
export interface Peer {
  /** The first description to offer. */
  offer(): Promise<string>;
  /** Takes the answer to `offer` or `reoffer`. */
  accept(answer: string): Promise<void>;
  /** Answers an offer, first or later: hold and ICE restart keep the connection. */
  answer(offer: string, holding: boolean): Promise<string>;
  /** An offer in a running connection that says whether this side holds. */
  reoffer(holding: boolean): string;
  /** Whether an offer belongs to this connection: same device, same certificate. */
  fits(offer: string): boolean;
  /** Sends a frame, unless the other side wants none; time goes on either way. */
  send(frame: Float64Array | null): boolean;
  /** Sends a key of 100 ms as telephone events (RFC 4733). */
  press(digit: string): void;
  /** The direction the other side states. */
  theirs(): Direction;
  state(): string;
  /** Whether the connection stands within so long. */
  connects(withinMs: number): Promise<boolean>;
  /** The device is in another network: it is not heard from where it was. */
  losePath(): void;
  close(): void;
}

function connection(iceLite: boolean): RTCPeerConnection {
  const audio = [
    new RTCRtpCodecParameters({ mimeType: 'audio/PCMU', clockRate: 8_000, channels: 1, payloadType: PCMU }),
    new RTCRtpCodecParameters({
      mimeType: 'audio/telephone-event',
      clockRate: 8_000,
      channels: 1,
      payloadType: DIGITS,
      parameters: '0-16',
    }),
  ];
  return new RTCPeerConnection({
    codecs: { audio },
    iceServers: [],
    iceAdditionalHostAddresses: [mediaAddress()],
    iceInterfaceAddresses: { udp4: mediaAddress() },
    iceUseIpv6: false,
    iceUseTcp: false,
    iceLite,
  });
}

/**
 * Lets the next description be made with a certificate of its own. werift gives one to all connections of a
 * process; a device that is handed from one to another would take them for the same and keep its keys.
 */
function forgetCertificate(): void {
  delete RTCDtlsTransport.localCertificate;
  delete RTCDtlsTransport.localCertificatePromise;
}

let sessions = 1;

/**
 * Makes a peer; nothing is open before the first description.
 * @param role `centre` leaves the choice of the path to the other side (ICE lite), as servers do: a browser that
 *   is handed over from another partner then moves at once, where it would stay until that one is silent
 */
export function createPeer(events: PeerEvents, role: 'centre' | 'device' = 'centre'): Peer {
  const pc = connection(role === 'centre');
  const transceiver = pc.addTransceiver('audio', { direction: 'sendrecv' });
  // Where it is given no STUN server, werift asks one of Google.
  for (const transport of pc.iceTransports) delete transport.connection.stunServer;
  tolerateRepeats(pc);
  const digits = createDigitReader();
  const paths = createPaths(pc);
  const id = (sessions += 1);
  let version = 0;
  let local = '';
  let remote = '';
  let firstAnswer = '';
  let digitType: number | undefined;
  let sequence = Math.floor(Math.random() * 10_000);
  let timestamp = sequence * FRAME_SAMPLES;
  let resumed = true;
  let busy: Promise<unknown> = Promise.resolve();

  for (const transport of pc.dtlsTransports) {
    transport.onRtp.subscribe(({ header, payload }) => {
      if (header.payloadType === PCMU) events.frame(decodeFrame(payload), payload.length);
      if (header.payloadType !== digitType) return;
      const digit = digits.read(header.timestamp, payload);
      if (digit !== undefined) events.digit(digit);
    });
  }

  function described(): string {
    return withLiteAtSession(preferred(onThisMachine(pc.localDescription?.sdp ?? '')));
  }

  function state(direction: Direction): string {
    version += 1;
    return withOrigin(withDirection(local, direction), id, version);
  }

  function heard(sdp: string): void {
    remote = sdp;
    digitType = digitPayloadType(sdp);
  }

  /** Negotiates the connection itself; hold is told in the descriptions alone. */
  async function connect(offer: string): Promise<void> {
    const restarts = remote !== '';
    heard(offer);
    await pc.setRemoteDescription({ type: 'offer', sdp: onThisMachine(withDirection(offer, 'sendrecv')) });
    if (!restarts) forgetCertificate();
    await pc.setLocalDescription(await pc.createAnswer());
    local = described();
    paths.watch();
    // A restarted transport whose DTLS lives does not check its new candidates by itself.
    if (restarts) pc.iceTransports.forEach((transport) => void transport.start().catch(() => undefined));
  }

  async function describe(): Promise<void> {
    forgetCertificate();
    await pc.setLocalDescription(await pc.createOffer());
    local = described();
    paths.watch();
  }

  function shut(): void {
    pc.dtlsTransports.forEach(({ dtls }) => {
      // An unfinished handshake would go on trying for half a minute, or begin only now.
      if (!dtls) return;
      dtls.dtls.flight = LAST_FLIGHT;
      Object.assign(dtls, { connect: async () => undefined });
    });
    void pc.close().catch(() => undefined);
  }

  /** Sockets that open after the end would stay open: the end waits for what is under way. */
  function during<T>(work: Promise<T>): Promise<T> {
    busy = Promise.allSettled([busy, work]);
    return work;
  }

  return {
    offer: async () => {
      await during(describe());
      return state('sendrecv');
    },
    accept: async (answer) => {
      const first = remote === '';
      heard(answer);
      if (!first) return;
      firstAnswer = answer;
      await pc.setRemoteDescription({
        type: 'answer',
        sdp: onThisMachine(withDirection(answer, 'sendrecv')),
      });
    },
    answer: async (offer, holding) => {
      if (iceUserOf(offer) === iceUserOf(remote)) heard(offer);
      else await during(connect(offer));
      return withRole(state(answerTo(directionOf(offer), holding)), firstAnswer);
    },
    reoffer: (holding) => state(holding ? 'sendonly' : 'sendrecv'),
    fits: (offer) => remote === '' || fingerprintOf(offer) === fingerprintOf(remote),
    send: (frame) => {
      timestamp = (timestamp + FRAME_SAMPLES) >>> 0;
      if (!frame || !maySend(directionOf(remote)) || pc.connectionState !== 'connected') {
        resumed = true;
        return false;
      }
      sequence = (sequence + 1) & 0xffff;
      const header = new RtpHeader({
        sequenceNumber: sequence,
        timestamp,
        payloadType: PCMU,
        marker: resumed,
      });
      resumed = false;
      const payload = encodeFrame(frame);
      void transceiver.sender.sendRtp(new RtpPacket(header, payload)).catch(() => undefined);
      return true;
    },
    press: (digit) => {
      if (digitType === undefined) return;
      const began = timestamp;
      for (let packet = 1; packet <= PRESS_PACKETS; packet += 1) {
        const isEnd = packet > PRESS_PACKETS - 3;
        const duration = Math.min(packet, PRESS_PACKETS - 2) * FRAME_SAMPLES;
        sequence = (sequence + 1) & 0xffff;
        const header = new RtpHeader({
          sequenceNumber: sequence,
          timestamp: began,
          payloadType: digitType,
          marker: packet === 1,
          ssrc: transceiver.sender.ssrc,
        });
        const payload = digitPayload(digit, duration, isEnd);
        pc.dtlsTransports.forEach((to) => void to.sendRtp(payload, header).catch(() => undefined));
      }
    },
    theirs: () => directionOf(remote),
    state: () => pc.connectionState,
    connects: (withinMs) => connects(pc, withinMs),
    losePath: paths.lose,
    close: () => void busy.then(shut),
  };
}
