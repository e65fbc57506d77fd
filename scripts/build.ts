import { buildConsole } from './buildConsole';

process.exitCode = buildConsole() ? 0 : 1;
