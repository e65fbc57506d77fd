import type {
  NetworkSettings,
  SipAccount,
  SipEnd,
  SipEvent,
  Softphone,
} from '../../../src/services/sip/softphone';
import { ServiceError } from '../../../src/services/serviceError';
import { scriptedApi, type ScriptedApi } from './scripted';

/** The commands that answer by a promise. */
type Commands = Omit<
  Softphone,
  | 'lacks'
  | 'dispose'
  | 'watchPresence'
  | 'useNetwork'
  | 'iceServers'
  | 'subscribe'
  | 'keepApart'
  | 'check'
  | 'renew'
>;

/** A softphone without an exchange: commands have a script and a memory, and the test says what happens. */
export interface FakeSoftphone extends ScriptedApi<Commands> {
  lacks(): readonly string[];
  iceServers(): readonly RTCIceServer[];
  dispose(): void;
  check(): void;
  /** How often the exchange was asked whether it is there. */
  checks: number;
  renew(): void;
  /** How often the registration was asked for on a doubt. */
  renewals: number;
  watchPresence(extensions: readonly string[]): void;
  useNetwork(settings: NetworkSettings): void;
  /** The networks that it was told to go by, in order. */
  readonly networks: readonly NetworkSettings[];
  subscribe(listener: (event: SipEvent) => void): () => void;
  keepApart(callId: string, listener: (event: SipEvent) => void): () => void;
  /** False: this browser cannot speak. */
  supported: boolean;
  /** Lets something happen. */
  emit(event: SipEvent): void;
  /** An INVITE comes. */
  offer(callId: string, fields?: Partial<Extract<SipEvent, { kind: 'offered' }>>): void;
  /** A call ends by the other side. */
  end(callId: string, fields?: Partial<SipEnd>): void;
  /** Calls that are neither refused nor over, and whether they are established. */
  readonly calls: ReadonlyMap<string, boolean>;
  /** The extensions asked for, one list for each time. */
  readonly watched: (readonly string[])[];
  disposed: number;
  listeners(): number;
  /** Who registered last. */
  account(): SipAccount | undefined;
}

/** A register that is refused for good, or (5xx) for now. */
export function refusesRegister(answer: string, retryAfterS: number | null = null): () => Promise<never> {
  const isPassing = answer === '' || answer.startsWith('5') || answer.startsWith('408');
  const error = new ServiceError(isPassing ? 'timeout' : 'registrationRefused', answer);
  return () => Promise.reject(Object.assign(error, isPassing ? { retryAfterS } : {}));
}

/** Makes a softphone whose exchange does what it is told; an answer is confirmed at once. */
export function createFakeSoftphone(): FakeSoftphone {
  const listeners = new Set<(event: SipEvent) => void>();
  const calls = new Map<string, boolean>();
  const networks: NetworkSettings[] = [];
  const apart = new Map<string, (event: SipEvent) => void>();

  function emit(event: SipEvent): void {
    if (event.kind === 'offered') calls.set(event.callId, false);
    if (event.kind === 'established' && calls.has(event.callId)) calls.set(event.callId, true);
    if (event.kind === 'ended') calls.delete(event.callId);
    const own = 'callId' in event ? apart.get(event.callId) : undefined;
    if (own !== undefined) own(event);
    else for (const listener of [...listeners]) listener(event);
  }

  function finish(callId: string, end: Omit<SipEnd, 'callId'>): void {
    if (calls.has(callId)) emit({ kind: 'ended', callId, ...end });
  }

  function hangUp(callId: string): void {
    const cause = calls.get(callId) === true ? 'completed' : 'cancelled';
    finish(callId, { by: 'agent', cause, status: null, q850: null });
  }

  const commands = scriptedApi<Commands>({
    probe: () => true,
    connect: () => undefined,
    register: () => 3600,
    disconnect() {
      for (const callId of [...calls.keys()]) hangUp(callId);
    },
    invite: ({ callId }) => void calls.set(callId, false),
    answer: (callId) => emit({ kind: 'established', callId }),
    decline: (callId, status = 480) =>
      finish(callId, { by: 'agent', cause: 'temporarilyUnavailable', status, q850: null }),
    proveOffer: () => undefined,
    hangUp,
    hold: () => undefined,
    resume: () => undefined,
    sendDigit: () => 'rtp',
    transferBlind: () => undefined,
    transferAttended: () => undefined,
    restartIce: () => undefined,
    reopenMicrophone: () => undefined,
  });

  const fake: FakeSoftphone = Object.assign(commands, {
    supported: true,
    checks: 0,
    check() {
      fake.checks += 1;
    },
    renewals: 0,
    renew() {
      fake.renewals += 1;
    },
    watched: [] as (readonly string[])[],
    networks,
    disposed: 0,
    calls,
    emit,
    lacks: () => (fake.supported ? [] : ['WebRTC', 'getUserMedia']),
    iceServers: () => [],
    dispose() {
      fake.disposed += 1;
      listeners.clear();
      calls.clear();
    },
    watchPresence: (extensions: readonly string[]) => void fake.watched.push(extensions),
    useNetwork: (settings: NetworkSettings) => void networks.push(settings),
    subscribe(listener: (event: SipEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keepApart(callId: string, listener: (event: SipEvent) => void) {
      apart.set(callId, listener);
      return () => void apart.set(callId, () => undefined);
    },
    offer: (callId: string, fields: Partial<Extract<SipEvent, { kind: 'offered' }>> = {}) =>
      emit({
        kind: 'offered',
        callId,
        number: '11988880001',
        name: 'Maria Souza',
        data: {},
        answersItself: false,
        ...fields,
      }),
    end: (callId: string, fields: Partial<SipEnd> = {}) =>
      emit({
        kind: 'ended',
        callId,
        by: 'other',
        cause: 'completed',
        status: null,
        q850: null,
        ...fields,
      }),
    listeners: () => listeners.size,
    account: () => commands.connect.calls.at(-1)?.[0],
  });
  return fake;
}
