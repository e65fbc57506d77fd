import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectUpload } from '../../../store/outbox/selectors';
import { useText } from '../../intl';
import './attach.css';

/** How far an upload came, from 0 to 100. */
export function UploadBar({ uploadId }: { uploadId: string }): ReactNode {
  const t = useText();
  const percent = useAppSelector((state) => selectUpload(state, uploadId)?.percent ?? 0);
  return (
    <span className="upload-bar">
      <progress className="upload-bar__bar" aria-label={t('attach.progress')} max={100} value={percent} />
      <span className="upload-bar__percent tabular" aria-hidden>
        {t('attach.percent', { percent })}
      </span>
    </span>
  );
}
