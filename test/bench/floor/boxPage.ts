/** Runs as a page of its own: a text box, and nothing else. */
const box = document.createElement('textarea');
box.setAttribute('aria-label', 'Box');
Object.assign(box.style, { width: '600px', height: '80px' });
document.getElementById('root')?.append(box);
