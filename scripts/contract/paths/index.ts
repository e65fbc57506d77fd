import type { PathDoc } from '../types';
import { readPaths } from './reads';
import { writePaths } from './writes';

/** Every path of the HTTP API (contract §6); one that is read and written stands here twice. */
export const pathDocs: readonly PathDoc[] = [...readPaths, ...writePaths];
