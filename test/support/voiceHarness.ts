import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { runVoice } from '../../src/sagas/calls/voiceFeatures';
import { voiceConversationWorkers } from '../../src/sagas/calls/endVoiceConversation';
import { orphanedConversationWorkers } from '../../src/sagas/calls/orphanedConversations';
import { call, fork, setContext, type SagaGenerator } from '../../src/sagas/core/effects';
import { serve } from '../../src/sagas/core/workers';
import type { RoomApi } from '../../src/services/api/roomApi';
import type { VoiceServices } from '../../src/services/voiceServices';
import { statusReported } from '../../src/store/agent/actions';
import type { AgentStatus } from '../../src/store/agent/types';
import { loggedIn, loginRequested } from '../../src/store/auth/actions';
import type { User } from '../../src/store/auth/types';
import { answerRequested, dialRequested } from '../../src/store/calls/actions';
import type { Call } from '../../src/store/calls/types';
import { deploymentLoaded, saveRequested } from '../../src/store/config/actions';
import type { Configuration } from '../../src/store/config/types';
import { membershipsReported } from '../../src/store/queues/actions';
import { createFakeAudio, type FakeAudio } from './fakes/fakeAudio';
import {
  createFakeCallSession,
  createFakeHeadset,
  type FakeCallSession,
  type FakeHeadset,
} from './fakes/fakeHeadset';
import { createFakeSoftphone, type FakeSoftphone } from './fakes/fakeSoftphone';
import { scriptedApi, type ScriptedApi } from './fakes/scripted';
import { connected } from './sagaFixtures';
import { createSagaHarness, type HarnessOptions, type SagaHarness } from './sagaHarness';
import { sampleConfiguration, sampleDeployment, sampleUser, SECRETS } from './sagaSamples';

/** The sagas of voice over a fake softphone and fake sound. */
export interface VoiceHarness extends SagaHarness {
  phone: FakeSoftphone;
  audio: FakeAudio;
  headset: FakeHeadset;
  callSession: FakeCallSession;
  rooms: ScriptedApi<RoomApi>;
  voice: VoiceServices;
  /** Lines written to the softphone's log. */
  logged: string[];
  /** Runs everything of voice until the softphone is registered. */
  start(): Promise<Task>;
  /** A live call of the state; fails when there is none. */
  call(callId: string): Call;
  /** The agent dials, and the other side answers; tells the id of the call. */
  talkTo(number: string): Promise<string>;
  /** A call comes and the agent answers it. */
  answerCall(callId: string): Promise<void>;
}

/** How the agent sits down. */
export interface VoiceHarnessOptions extends HarnessOptions {
  configuration?: Partial<Configuration>;
  status?: AgentStatus;
  pauseReason?: string | null;
  /** Whether the agent is in a voice queue. */
  inVoiceQueue?: boolean;
  user?: Partial<User>;
}

/** The sample agent with an extension, in the voice queue Vendas, signed in and connected. */
export function voiceFacts(options: VoiceHarnessOptions = {}): UnknownAction[] {
  const { configuration, status = 1, pauseReason = null, inVoiceQueue = true, user = {} } = options;
  const memberships = [
    { queue: 'SAC', type: 3, joined: true, paused: false, pauseReason: null },
    { queue: 'Vendas', type: 1, joined: inVoiceQueue, paused: false, pauseReason: null },
  ] as const;
  return [
    deploymentLoaded(sampleDeployment()),
    saveRequested(sampleConfiguration({ webrtc: true, ...configuration })),
    loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
    loggedIn({ user: sampleUser(user) }),
    ...connected({ memberships: [...memberships], status, pauseReason }),
    membershipsReported({ memberships: [...memberships] }),
    statusReported({ status, pauseReason }),
  ];
}

/** Voice of an agent at the desk; nothing runs yet. */
export function createVoiceHarness(options: VoiceHarnessOptions = {}): VoiceHarness {
  const h = createSagaHarness({ facts: () => voiceFacts(options), ...options });
  const phone = createFakeSoftphone();
  const audio = createFakeAudio();
  const headset = createFakeHeadset();
  const callSession = createFakeCallSession();
  const rooms = scriptedApi<RoomApi>({ invite: () => 'leg-1', remove: () => undefined });
  const logged: string[] = [];
  const log = {
    write: (level: string, message: string) => void logged.push(`${level} ${message}`),
    read: () => Promise.resolve(new Blob([logged.join('\n')])),
  };
  const userAgent = 'AgentConsole/test';
  const voice: VoiceServices = { softphone: phone, audio, headset, callSession, log, rooms, userAgent };
  h.services.disk.session.kept = {
    user: sampleUser(),
    token: SECRETS.token,
    extensionPassword: SECRETS.extension,
  };

  function call_(callId: string): Call {
    const found = h.state().calls.live.find(({ id }) => id === callId);
    if (found === undefined) throw new Error(`No live call ${callId}`);
    return found;
  }

  return {
    ...h,
    phone,
    audio,
    headset,
    callSession,
    rooms,
    voice,
    logged,
    async start() {
      const task = h.run(function* voiceOfSession(): SagaGenerator<void> {
        yield* setContext({ voiceServices: voice });
        // The session closes services whether the telephone is there or not.
        yield* fork(serve, [...voiceConversationWorkers(), ...orphanedConversationWorkers]);
        yield* call(runVoice);
      });
      await h.settle();
      return task;
    },
    call: call_,
    async talkTo(number) {
      h.dispatch(dialRequested({ number, name: null, queue: null, contactId: null, consultOf: null }));
      await h.settle();
      const dialled = h.state().calls.live.at(-1)?.id ?? '';
      phone.emit({ kind: 'established', callId: dialled });
      await h.settle();
      return dialled;
    },
    async answerCall(callId) {
      phone.offer(callId);
      h.dispatch(answerRequested({ callId }));
      await h.settle();
    },
  };
}
