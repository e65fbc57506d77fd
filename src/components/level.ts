import { createContext } from 'react';

/** How loud it is now, 0 to 1; read at each frame that is drawn. */
export type ReadLevel = () => number;

/** The level of nothing. */
export const SILENCE: ReadLevel = () => 0;

/** The level of the microphone that records a voice message, or is tried out; given once, by App. */
export const LevelContext = createContext<ReadLevel>(SILENCE);

/** How loud a call is now, 0 to 1: what comes in, and what goes out; read at each frame that is drawn. */
export type ReadCallLevels = (callId: string) => { in: number; out: number };

/** The levels of calls in silence. */
export const SILENT_CALLS: ReadCallLevels = () => ({ in: 0, out: 0 });

/** The levels of calls; given once, by App. */
export const CallLevelsContext = createContext<ReadCallLevels>(SILENT_CALLS);
