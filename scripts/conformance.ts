import { conformance } from './conformance/command';

const GRACE_MS = 1_000;

const code = await conformance(process.argv.slice(2), process.env, {
  out: (text) => {
    console.log(text);
  },
  err: (text) => {
    console.error(text);
  },
});
process.exitCode = code;
// A server that neither answers nor hangs up would keep the process.
setTimeout(() => process.exit(code), GRACE_MS).unref();
