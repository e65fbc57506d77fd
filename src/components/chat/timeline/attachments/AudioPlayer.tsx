import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { twoDigits } from '../../../../lib/time';
import type { Attachment } from '../../../../store/messages/types';
import { useText } from '../../../intl';
import { IconButton } from '../../../ui/IconButton';
import { BrokenMedia } from './BrokenMedia';
import { DownloadLink } from './DownloadLink';
import { Length } from './Length';
import { MediaIcon } from './MediaIcon';
import { useWaveform } from '../../waveform';
import { usePlayback } from './usePlayback';
import { Waveform } from './Waveform';

/** A place in a recording as people read it: `1:05`, `1:02:03`. */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = `${hours > 0 ? twoDigits(minutes) : String(minutes)}:${twoDigits(whole % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
}

/** How fast a voice can be listened to. */
const SPEEDS = [1, 1.5, 2] as const;

interface Props {
  attachment: Attachment;
  url: string;
  /** It is no server's yet: nothing to save, and no waveform. */
  isDraft?: boolean;
}

function next(speed: number): number {
  const at = SPEEDS.findIndex((one) => one === speed);
  return SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
}

function SpeedButton({ speed, onTurn }: { speed: number; onTurn: (speed: number) => void }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const shown = intl.formatNumber(speed);
  return (
    <button
      type="button"
      className="button button--quiet audio__speed tabular"
      aria-label={t('media.speed', { speed: shown })}
      title={t('media.speed', { speed: shown })}
      onClick={() => onTurn(next(speed))}
    >
      {t('media.times', { speed: shown })}
    </button>
  );
}

/** How far an arrow key leads, s; the pointer is finer. */
const KEY_STEP_S = 1;

const POINTER_STEP_S = 0.1;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: KEY_STEP_S,
  ArrowUp: KEY_STEP_S,
  ArrowLeft: -KEY_STEP_S,
  ArrowDown: -KEY_STEP_S,
};

interface PlaceProps {
  position: number;
  duration: number | null;
  bars: readonly number[] | null;
  /** What the place is called: `0:12 de 1:05`. */
  words: string;
  onSeek: (position: number) => void;
}

/** The waveform, as a slider of the place in it. */
function Place({ position, duration, bars, words, onSeek }: PlaceProps): ReactNode {
  const t = useText();
  const length = Math.max(POINTER_STEP_S, duration ?? 1);
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || duration === null) return;
    event.preventDefault();
    onSeek(Math.min(length, Math.max(0, position + step)));
  }
  return (
    <span className="audio__place">
      <Waveform bars={bars} played={duration === null ? 0 : position / length} />
      <input
        type="range"
        aria-label={t('media.position')}
        aria-valuetext={words}
        min={0}
        max={length}
        step={POINTER_STEP_S}
        value={position}
        disabled={duration === null}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </span>
  );
}

/** A voice or sound message: play, its waveform as the place in it, time and speed. */
export function AudioPlayer({ attachment, url, isDraft = false }: Props): ReactNode {
  const t = useText();
  const { fileName, seconds } = attachment;
  const { player, playback, speed } = usePlayback(url);
  const [learnt, setLearnt] = useState<number | null>(null);
  const bars = useWaveform(isDraft ? null : url, attachment);
  const { position, state } = playback;
  const duration = playback.duration ?? seconds ?? learnt;
  const isPlaying = state === 'playing';
  if (state === 'broken') {
    const file = isDraft ? null : url;
    return (
      <BrokenMedia what="media.audioBroken" fileName={fileName} url={file} onRetry={() => player.play(url)} />
    );
  }
  const words = t('media.ofLength', {
    position: clockOf(position),
    duration: duration === null ? '–' : clockOf(duration),
  });
  const label = t(isPlaying ? 'media.pause' : 'media.play', { name: fileName });
  return (
    <span className="audio" role="group" aria-label={fileName}>
      {duration === null && <Length url={url} onKnown={setLearnt} />}
      <IconButton
        isFramed
        className="audio__play"
        label={label}
        onClick={() => (isPlaying ? player.pause() : player.play(url))}
      >
        <MediaIcon name={isPlaying ? 'pause' : 'play'} />
      </IconButton>
      <Place
        position={position}
        duration={duration}
        bars={bars}
        words={words}
        onSeek={(place) => player.seek(url, place)}
      />
      <span className="audio__time tabular">{words}</span>
      <SpeedButton speed={speed} onTurn={player.setSpeed} />
      {!isDraft && <DownloadLink url={url} fileName={fileName} />}
    </span>
  );
}
