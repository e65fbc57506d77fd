import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Attachment } from '../../../../store/messages/types';
import { useText } from '../../../intl';
import { IconButton } from '../../../ui/IconButton';
import { BrokenMedia } from './BrokenMedia';
import { DownloadLink } from './DownloadLink';
import { Length } from './Length';
import { MediaIcon } from './MediaIcon';
import { usePlayback } from './usePlayback';

/** A place in a recording as people read it: `1:05`, `1:02:03`. */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = `${hours > 0 ? two(minutes) : String(minutes)}:${two(whole % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
}

/** How fast a voice can be listened to. */
const SPEEDS = [1, 1.5, 2] as const;

interface Props {
  attachment: Attachment;
  url: string;
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

/** A voice or sound message: play, place, time and speed. */
export function AudioPlayer({ attachment, url }: Props): ReactNode {
  const t = useText();
  const { fileName, seconds } = attachment;
  const { player, playback, speed } = usePlayback(url);
  const [learnt, setLearnt] = useState<number | null>(null);
  const { position, state } = playback;
  const duration = playback.duration ?? seconds ?? learnt;
  const isPlaying = state === 'playing';
  if (state === 'broken') {
    return <BrokenMedia what="media.audioBroken" fileName={fileName} onRetry={() => player.play(url)} />;
  }
  const times = { position: clockOf(position), duration: duration === null ? '–' : clockOf(duration) };
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
      <input
        type="range"
        className="audio__place"
        aria-label={t('media.position')}
        aria-valuetext={t('media.ofLength', times)}
        min={0}
        max={Math.max(1, Math.ceil(duration ?? 1))}
        step={1}
        value={Math.floor(position)}
        disabled={duration === null}
        onChange={({ target }) => player.seek(url, Number(target.value))}
      />
      <span className="audio__time tabular">{t('media.ofLength', times)}</span>
      <SpeedButton speed={speed} onTurn={player.setSpeed} />
      <DownloadLink url={url} fileName={fileName} />
    </span>
  );
}
