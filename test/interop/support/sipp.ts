import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSipp } from '../../../scripts/ensureKamailio';

/** The other side of a call, played by sipp from a script. */
export interface Sipp {
  /** Resolves when the script came to its end; rejects when something else than it foresees came. */
  done: Promise<void>;
}

/** Those that play. */
const playing = new Set<() => Promise<void>>();

/** Ends those that still play, so that their ports are free. */
export async function endSipps(): Promise<void> {
  await Promise.all([...playing].map((end) => end()));
}

/** No script takes longer. */
const LIMIT_MS = 20_000;

const HEADER = `<?xml version="1.0" encoding="ISO-8859-1" ?>\n<!DOCTYPE scenario SYSTEM "sipp.dtd">\n`;

/** The headers of every answer to the request received last. */
const ECHOED = `[last_Via:]
[last_From:]
[last_To:];tag=[pid]SIPp[call_number]
[last_Call-ID:]
[last_CSeq:]
[last_Record-Route:]
Contact: <sip:[local_ip]:[local_port]>`;

const answerWith = (status: string, headers: string[], body = ''): string => `
<send><![CDATA[
SIP/2.0 ${status}
${[ECHOED, ...headers].join('\n')}
Content-Length: [len]

${body}
]]></send>`;

/** What a browser takes for an answer to its offer; nobody is behind it. */
const ANSWER = `v=0
o=- 1 1 IN IP4 127.0.0.1
s=-
t=0 0
m=audio 9 UDP/TLS/RTP/SAVPF 0
c=IN IP4 127.0.0.1
a=rtpmap:0 PCMU/8000
a=ice-ufrag:abcd
a=ice-pwd:abcdefghijklmnopqrstuvwx
a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}
a=setup:active
a=mid:0
a=rtcp-mux
a=sendrecv`;

const SDP = 'Content-Type: application/sdp';

function start(port: number, scenario: string, args: string[] = []): Sipp {
  const program = findSipp();
  if (program === undefined) throw new Error('sipp is not installed (package sip-tester)');
  const folder = mkdtempSync(join(tmpdir(), 'sipp-'));
  const file = join(folder, 'scenario.xml');
  writeFileSync(file, `${HEADER}<scenario name="interop">${scenario}</scenario>`);
  const own = ['-sf', file, '-i', '127.0.0.1', '-p', String(port), '-m', '1', '-nostdin'];
  const child = spawn(program, [...args, ...own], { cwd: folder });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-8000);
    });
  }
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const done = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => {
      clearTimeout(limit);
      playing.delete(end);
      rmSync(folder, { recursive: true, force: true });
      if (code === 0) resolve();
      else reject(new Error(`sipp ended with ${String(code)}\n${written}`));
    });
  });
  const over = done.catch(() => undefined);
  const end = (): Promise<void> => {
    child.kill('SIGKILL');
    return over;
  };
  playing.add(end);
  return { done };
}

/** Number 9NNN of the proxy is the sipp on port 5NNN. */
const portOf = (number: string): number => 5000 + Number(number.slice(1));

/** Rings and then refuses with this status. */
export function refuser(number: string, status: string, headers: string[] = []): Sipp {
  return start(
    portOf(number),
    `<recv request="INVITE"/>${answerWith('180 Ringing', [])}<pause milliseconds="100"/>
    ${answerWith(status, headers)}<recv request="ACK"/>`,
  );
}

/** Plays an announcement, so to speak, and then refuses. */
export function announcer(number: string, status: string): Sipp {
  return start(
    portOf(number),
    `<recv request="INVITE"/>${answerWith('183 Session Progress', [SDP], ANSWER)}<pause milliseconds="300"/>
    ${answerWith(status, [])}<recv request="ACK"/>`,
  );
}

const KEEP_PARTIES = `<action>
  <ereg regexp=".*" search_in="hdr" header="From:" assign_to="caller"/>
  <ereg regexp=".*" search_in="hdr" header="To:" assign_to="callee"/>
</action>`;

/** Answers, and hangs up with this header. */
export function leaver(number: string, reason: string): Sipp {
  return start(
    portOf(number),
    `<recv request="INVITE" rrs="true">${KEEP_PARTIES}</recv>${answerWith('200 OK', [SDP], ANSWER)}
    <recv request="ACK"/><pause milliseconds="200"/>
    <send><![CDATA[
BYE [next_url] SIP/2.0
Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch]
[routes]
From: [$callee];tag=[pid]SIPp[call_number]
To: [$caller]
Call-ID: [call_id]
CSeq: 1 BYE
Max-Forwards: 70
${reason}
Content-Length: 0

]]></send><recv response="200"/>`,
  );
}

/** A call from outside to an extension. */
export interface Caller {
  extension: string;
  callId: string;
  headers?: string[];
  /** Who calls, as a From header says it. */
  from?: string;
}

const OUTSIDE = '"Out Side" <sip:outside@127.0.0.1:[local_port]>';

const invite = ({ extension, headers = [], from = OUTSIDE }: Caller): string => `
<send><![CDATA[
INVITE sip:${extension}@localhost SIP/2.0
Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch]
From: ${from};tag=[pid]SIPp[call_number]
To: <sip:${extension}@localhost>
Call-ID: [call_id]
CSeq: 1 INVITE
Contact: <sip:outside@[local_ip]:[local_port]>
Max-Forwards: 70
${[...headers, SDP].join('\n')}
Content-Length: [len]

${ANSWER.replace('a=setup:active', 'a=setup:actpass')}
]]></send>`;

/** Where the callers of the tests call from. */
const CALLER_PORT = 5999;

/** By the proxy; sipp makes the Call-ID of what it is told here. */
const through = ({ callId }: Caller): string[] => ['127.0.0.1:5060', '-cid_str', callId];

/** Calls an extension and expects to be refused at once. */
export function refusedCaller(caller: Caller, status: number): Sipp {
  return start(
    CALLER_PORT,
    `${invite(caller)}<recv response="100" optional="true"/><recv response="${String(status)}"/>`,
    through(caller),
  );
}

/** Lets an extension ring, and gives up with these headers. */
export function givingUpCaller(caller: Caller, headers: string[]): Sipp {
  const { extension, from = OUTSIDE } = caller;
  return start(
    CALLER_PORT,
    `${invite(caller)}<recv response="100" optional="true"/><recv response="180"/><pause milliseconds="200"/>
    <send><![CDATA[
CANCEL sip:${extension}@localhost SIP/2.0
Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch-4]
From: ${from};tag=[pid]SIPp[call_number]
To: <sip:${extension}@localhost>
Call-ID: [call_id]
CSeq: 1 CANCEL
Max-Forwards: 70
${headers.join('\n')}
Content-Length: 0

]]></send><recv response="200" optional="true"/><recv response="487"/>`,
    through(caller),
  );
}
