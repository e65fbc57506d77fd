import { use, useEffect, useRef, type ReactNode } from 'react';
import { LevelContext } from '../../level';

const BARS = 32;

/** ms between two bars. */
const EVERY_MS = 60;

const WIDTH = 128;
const HEIGHT = 24;

function draw(canvas: HTMLCanvasElement, levels: readonly number[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = getComputedStyle(canvas).color;
  const step = WIDTH / BARS;
  levels.forEach((level, at) => {
    const height = Math.max(2, level * HEIGHT);
    context.fillRect(at * step, (HEIGHT - height) / 2, step - 1, height);
  });
}

/** How loud it was in the last seconds, drawn as it is heard: nothing of it passes through the state. */
export function LevelMeter(): ReactNode {
  const read = use(LevelContext);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const levels = new Array<number>(BARS).fill(0);
    let frame = 0;
    let drawnAt = 0;
    function next(now: number): void {
      frame = requestAnimationFrame(next);
      if (now - drawnAt < EVERY_MS || canvas.current === null) return;
      drawnAt = now;
      levels.shift();
      levels.push(read());
      draw(canvas.current, levels);
    }
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [read]);

  return <canvas ref={canvas} className="recorder__level" width={WIDTH} height={HEIGHT} aria-hidden />;
}
