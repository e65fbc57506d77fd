/** The console's own replay page runs without sagas and services, so they are not even loaded there. */
const isReplay = window.location.pathname === '/replay';

async function open(root: HTMLElement): Promise<void> {
  if (isReplay) {
    const { openReplay } = await import(/* webpackChunkName: "replay" */ './replay');
    openReplay(root);
  } else {
    const { openConsole } = await import(/* webpackMode: "eager" */ './live');
    openConsole(root);
  }
}

const root = document.getElementById('root');
if (root !== null) void open(root);
