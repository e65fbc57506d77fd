import {
  Inviter,
  Registerer,
  SIPExtension,
  SessionState,
  URI,
  UserAgent,
  type Invitation,
  type Session,
  type SessionInviteOptions,
} from 'sip.js';

/** A telephone of SIP.js as it is shipped: it answers by itself and goes where it is transferred to. */
export interface PlainWindow {
  register: (extension: string, url: string) => Promise<void>;
  dial: (number: string, withVideo: boolean) => Promise<void>;
  /** From now on calls are heard until `answerNow`, and answered by somebody else than was dialled. */
  announce: () => void;
  answerNow: () => void;
  /** Asks the other side for an offer, instead of making one. */
  askForOffer: () => Promise<void>;
  /** Puts everybody on hold, or takes them back. */
  hold: (held: boolean) => Promise<void>;
  hangUp: () => Promise<void>;
  /** Sessions that are established. */
  talking: () => number;
  /** Ends every call and registration. */
  leave: () => Promise<void>;
}

declare global {
  interface Window {
    plain: PlainWindow;
  }
}

const sessions = new Set<Session>();
let userAgent: UserAgent | null = null;
let registerer: Registerer | null = null;
let announcement: Promise<void> | null = null;
let endAnnouncement = (): void => undefined;

const ASSERTED = 'P-Asserted-Identity: "Somebody Else" <sip:777@localhost>';

async function answer(invitation: Invitation): Promise<void> {
  if (announcement !== null) {
    await invitation.progress({ statusCode: 183, extraHeaders: [ASSERTED] });
    await announcement;
  }
  await invitation.accept();
}

/** Renegotiates every call. */
async function renegotiate(options: SessionInviteOptions): Promise<void> {
  const all = established().map(
    (session) =>
      new Promise<void>((resolve, reject) => {
        const onReject = (): void => reject(new Error('refused'));
        void session.invite({ ...options, requestDelegate: { onAccept: () => resolve(), onReject } });
      }),
  );
  await Promise.all(all);
}

/** Sound that comes in is only heard by being played. */
function play(session: Session): void {
  const handler = session.sessionDescriptionHandler as unknown as { remoteMediaStream: MediaStream };
  const output = new Audio();
  output.srcObject = handler.remoteMediaStream;
  void output.play();
}

function follow(session: Session): void {
  sessions.add(session);
  session.delegate = {
    onRefer: (referral) => {
      void referral.accept().then(async () => {
        const inviter = referral.makeInviter();
        follow(inviter);
        await inviter.invite();
      });
    },
  };
  session.stateChange.addListener((state) => {
    if (state === SessionState.Established) play(session);
    if (state === SessionState.Terminated) sessions.delete(session);
  });
}

function established(): Session[] {
  return [...sessions].filter(({ state }) => state === SessionState.Established);
}

window.plain = {
  async register(extension, url) {
    userAgent = new UserAgent({
      uri: new URI('sip', extension, 'localhost'),
      authorizationUsername: extension,
      authorizationPassword: `pw${extension}`,
      transportOptions: { server: url },
      sipExtensionReplaces: SIPExtension.Supported,
      sessionDescriptionHandlerFactoryOptions: { peerConnectionConfiguration: { iceServers: [] } },
      logBuiltinEnabled: false,
      delegate: {
        onInvite: (invitation) => {
          follow(invitation);
          void answer(invitation);
        },
      },
    });
    await userAgent.start();
    const own = new Registerer(userAgent);
    registerer = own;
    await new Promise<void>((resolve, reject) => {
      const requestDelegate = { onAccept: () => resolve(), onReject: () => reject(new Error('refused')) };
      void own.register({ requestDelegate });
    });
  },
  async dial(number, withVideo) {
    if (userAgent === null) throw new Error('Not registered');
    const inviter = new Inviter(userAgent, new URI('sip', number, 'localhost'));
    follow(inviter);
    const constraints = { audio: true, video: withVideo };
    await inviter.invite({ sessionDescriptionHandlerOptions: { constraints } });
  },
  announce() {
    announcement = new Promise((end) => (endAnnouncement = end));
  },
  answerNow: () => endAnnouncement(),
  askForOffer: () => renegotiate({ withoutSdp: true }),
  hold: (held) => renegotiate({ sessionDescriptionHandlerOptions: { hold: held } as object }),
  async hangUp() {
    await Promise.all(established().map((session) => session.bye()));
  },
  talking: () => established().length,
  async leave() {
    if (userAgent === null || registerer === null) return;
    const own = registerer;
    await Promise.all(established().map((session) => session.bye()));
    await new Promise<void>((resolve) => {
      const requestDelegate = { onAccept: () => resolve(), onReject: () => resolve() };
      void own.unregister({ requestDelegate });
    });
    await userAgent.stop();
  },
};
