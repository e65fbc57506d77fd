import { createContext } from 'react';

/** How loud it is now, 0 to 1; read at each frame that is drawn. */
export type ReadLevel = () => number;

/** The level of nothing. */
export const SILENCE: ReadLevel = () => 0;

/** The level of the microphone that records a voice message, or is tried out; given once, by App. */
export const LevelContext = createContext<ReadLevel>(SILENCE);
