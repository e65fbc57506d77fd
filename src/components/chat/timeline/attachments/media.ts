/** What the lazy chunk `media` gives to the timeline. */
export { AudioPlayer } from './AudioPlayer';
export { VideoPlayer } from './VideoPlayer';
