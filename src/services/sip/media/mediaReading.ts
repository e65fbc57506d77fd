import * as v from 'valibot';

/** Round trip where the browser knows none, s (spec 2 §9). */
const USUAL_RTT_S = 0.05;

/** What a connection has carried so far. Counters only; their differences say something. */
export interface MediaReading {
  packetsIn: number;
  lostIn: number;
  /** Samples that were played, made up ones too; null where the browser does not say. */
  samplesIn: number | null;
  jitterS: number;
  packetsOut: number;
  /** Of the microphone, as the connection got it; null where the browser does not say. */
  energyOut: number | null;
  rttS: number;
  /** Sound that stops while nobody speaks is to be expected: G.711 with comfort noise. */
  mayPause: boolean;
}

const statSchema = v.object({
  id: v.string(),
  type: v.string(),
  kind: v.optional(v.string()),
  packetsReceived: v.optional(v.number(), 0),
  packetsLost: v.optional(v.number(), 0),
  jitter: v.optional(v.number(), 0),
  totalSamplesReceived: v.optional(v.number()),
  packetsSent: v.optional(v.number(), 0),
  totalAudioEnergy: v.optional(v.number()),
  currentRoundTripTime: v.optional(v.number()),
  selectedCandidatePairId: v.optional(v.string()),
  nominated: v.optional(v.boolean(), false),
  state: v.optional(v.string()),
  codecId: v.optional(v.string()),
  mimeType: v.optional(v.string()),
});

type Stat = v.InferOutput<typeof statSchema>;

const COMFORT_NOISE = /^m=audio [^\r\n]* 13(?=[ \r\n]|$)/m;

function statsOf(report: RTCStatsReport): Stat[] {
  const stats: Stat[] = [];
  report.forEach((stat: unknown) => {
    const result = v.safeParse(statSchema, stat);
    if (result.success) stats.push(result.output);
  });
  return stats;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

function roundTrip(stats: readonly Stat[]): number {
  const chosen = stats.find(({ type }) => type === 'transport')?.selectedCandidatePairId;
  const pairs = stats.filter(({ type }) => type === 'candidate-pair');
  const pair =
    pairs.find(({ id }) => id === chosen) ??
    pairs.find(({ nominated, state }) => nominated && state === 'succeeded');
  return pair?.currentRoundTripTime ?? USUAL_RTT_S;
}

function pauses(pc: RTCPeerConnection, stats: readonly Stat[], inbound: Stat | undefined): boolean {
  const codec = stats.find(({ id }) => id === inbound?.codecId)?.mimeType ?? '';
  const descriptions = [pc.currentLocalDescription, pc.currentRemoteDescription];
  return (
    !/opus/i.test(codec) && descriptions.every((description) => COMFORT_NOISE.test(description?.sdp ?? ''))
  );
}

/** Reads the counters of a connection's sound. Rejects when it is closed. */
export async function readMedia(pc: RTCPeerConnection): Promise<MediaReading> {
  const stats = statsOf(await pc.getStats());
  const statsOfType = (wanted: string): Stat[] =>
    stats.filter(({ type, kind }) => type === wanted && kind === 'audio');
  const inbound = statsOfType('inbound-rtp');
  const samples = inbound.flatMap(({ totalSamplesReceived }) => totalSamplesReceived ?? []);
  const energies = statsOfType('media-source').flatMap(({ totalAudioEnergy }) => totalAudioEnergy ?? []);
  return {
    packetsIn: sum(inbound.map(({ packetsReceived }) => packetsReceived)),
    lostIn: sum(inbound.map(({ packetsLost }) => packetsLost)),
    samplesIn: samples.length === 0 ? null : sum(samples),
    jitterS: inbound.at(-1)?.jitter ?? 0,
    packetsOut: sum(statsOfType('outbound-rtp').map(({ packetsSent }) => packetsSent)),
    energyOut: energies.length === 0 ? null : sum(energies),
    rttS: roundTrip(stats),
    mayPause: pauses(pc, stats, inbound.at(-1)),
  };
}
