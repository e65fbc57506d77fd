import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { selectIsMeterLost } from '../../store/devices/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import { LevelContext } from '../level';
import './devices.css';

/** Assistive technology need not hear of it more often, ms. */
const SAID_EVERY_MS = 500;

/** How loud the microphone is at this moment, drawn as it is heard: nothing of it passes through the state. */
function Meter(): ReactNode {
  const nameId = useId();
  const read = use(LevelContext);
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let frame = 0;
    let saidAt = 0;
    function next(now: number): void {
      frame = requestAnimationFrame(next);
      const level = read();
      if (bar.current !== null) bar.current.style.transform = `scaleX(${level})`;
      if (now - saidAt < SAID_EVERY_MS) return;
      saidAt = now;
      meter.current?.setAttribute('aria-valuenow', String(Math.round(level * 100)));
    }
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [read]);

  return (
    <div className="devices__microphone">
      <span id={nameId} className="devices__meter-name">
        <T id="devices.level" />
      </span>
      <div
        ref={meter}
        className="devices__meter"
        role="meter"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      >
        <span ref={bar} className="devices__level" />
      </div>
    </div>
  );
}

/** How loud the microphone is, or why that cannot be seen. */
export function MicrophoneMeter(): ReactNode {
  const isMeterLost = useAppSelector(selectIsMeterLost);
  return (
    <>
      <Meter />
      <p className="devices__unmetered" role="status">
        {isMeterLost && <T id="devices.meterLost" />}
      </p>
    </>
  );
}
