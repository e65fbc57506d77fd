import TestSequencer from '@jest/test-sequencer';

/** Files that take minutes where others take seconds, whatever their size: begun last they would run alone. */
const LONGEST = /\/test\/(?:chaos|e2e\/voice\/screens)\b/;

/** What a file takes more than its size tells: a component's tests load the page and draw it. */
const isDrawn = (path) => path.endsWith('.tsx');

/** The order in which files are given to workers: what takes longest first, for all workers to end together. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => (LONGEST.test(path) ? 0 : isDrawn(path) ? 1 : 2);
    // The sort is stable: within a rank the order is jest's own.
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
