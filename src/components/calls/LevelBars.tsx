import { use, useEffect, useRef, type ReactNode } from 'react';
import type { Call } from '../../store/calls/types';
import { useMediaQuery } from '../appearance/useMediaQuery';
import { useText } from '../intl';
import { CallLevelsContext } from '../level';
import { Icon } from '../ui/icons/Icon';
import './levelBars.css';

/** A bar rises at once and takes this long from full to nothing, ms: syllables do not make it flicker. */
const FALL_MS = 600;

type Side = 'in' | 'out';

const SIDES: readonly Side[] = ['out', 'in'];

/** Whether either side hears the other. */
function isHeard({ hold, phase, remoteHold }: Call): boolean {
  return phase === 'active' && hold === 'off' && !remoteHold;
}

/** Draws both levels of a call at each frame; a page that is hidden draws none. */
function useDrawnLevels(callId: string, isDrawn: boolean) {
  const read = use(CallLevelsContext);
  const bars = useRef<Partial<Record<Side, HTMLSpanElement | null>>>({});

  useEffect(() => {
    const levels = { in: 0, out: 0 };
    let frame = 0;
    let drawnAt = 0;
    function draw(side: Side): void {
      const bar = bars.current[side];
      if (bar != null) bar.style.transform = `scaleX(${levels[side]})`;
    }
    function next(now: number): void {
      frame = requestAnimationFrame(next);
      const heard = read(callId);
      const fall = (now - drawnAt) / FALL_MS;
      drawnAt = now;
      for (const side of SIDES) {
        levels[side] = Math.max(heard[side], levels[side] - fall, 0);
        draw(side);
      }
    }
    if (!isDrawn) {
      SIDES.forEach(draw);
      return undefined;
    }
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [callId, isDrawn, read]);

  return bars;
}

/**
 * How loud the agent and the other side are, drawn as it is heard: nothing of it passes through the state. At rest while
 * a side holds, and for whoever wants no motion. Screen readers are told the same by the call's buttons and warnings.
 */
export function LevelBars({ call }: { call: Call }): ReactNode {
  const t = useText();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const bars = useDrawnLevels(call.id, isHeard(call) && !isStill);
  const { microphone, speaker } = call;
  const sides = [
    {
      side: 'out',
      name: microphone.muted ? 'call.level.muted' : 'call.level.microphone',
      icon: microphone.muted ? <Icon name="micOff" /> : <Icon name="mic" />,
      isMuted: microphone.muted,
    },
    {
      side: 'in',
      name: 'call.level.speaker',
      icon: speaker.muted ? <Icon name="speakerOff" /> : <Icon name="speaker" />,
      isMuted: speaker.muted,
    },
  ] as const;
  return (
    <span className="level-bars" aria-hidden="true">
      {sides.map(({ side, name, icon, isMuted }) => (
        <span key={side} className={isMuted ? 'level-bar level-bar--muted' : 'level-bar'} title={t(name)}>
          {icon}
          <span className="level-bar__track">
            <span
              className="level-bar__level"
              ref={(bar) => {
                bars.current[side] = bar;
              }}
            />
          </span>
        </span>
      ))}
    </span>
  );
}
