import { isFirstFiles } from './firstFiles';
import { showFirstFrame } from './firstFrame';

// The document's own script beside the frame: it runs before anything is painted.
const frame = document.getElementById('first-frame');
if (frame !== null) {
  try {
    const files: unknown = JSON.parse(document.currentScript?.dataset['files'] ?? '');
    if (isFirstFiles(files)) showFirstFrame(window, frame, files);
  } catch {
    // A browser that forbids storage begins with an empty page.
    frame.remove();
  }
}
