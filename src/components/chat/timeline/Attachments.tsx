import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Attachment } from '../../../store/messages/types';
import { Icon } from '../../icons/Icon';
import { useMediaUrl } from '../media';

/** Pictures that browsers draw and that cannot carry scripts. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** The box of a picture whose size the server did not tell, and the largest for others, in px. */
const BOX = { width: 240, height: 180 };

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function useSize(bytes: number | null): string | null {
  const intl = useIntl();
  if (bytes === null) return null;
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)));
  return intl.formatNumber(bytes / 1000 ** step, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}

/** The place that a picture takes, kept free before it comes. */
function boxOf({ width, height }: Attachment): { width: number; height: number } {
  if (width === null || height === null || width <= 0 || height <= 0) return BOX;
  const scale = Math.min(1, BOX.width / width, (BOX.height * 2) / height);
  return { width: Math.max(24, Math.round(width * scale)), height: Math.max(24, Math.round(height * scale)) };
}

function Picture({ attachment, url }: { attachment: Attachment; url: string }): ReactNode {
  const { width, height } = boxOf(attachment);
  return (
    <a
      className="attachment attachment--picture"
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <img
        src={url}
        alt={attachment.fileName}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </a>
  );
}

function File({ attachment, url }: { attachment: Attachment; url: string | null }): ReactNode {
  const size = useSize(attachment.bytes);
  const words = (
    <>
      <Icon name="file" />
      <span className="attachment__name">{attachment.fileName}</span>
      {size !== null && <span className="attachment__size tabular">{size}</span>}
    </>
  );
  if (url === null) return <span className="attachment">{words}</span>;
  return (
    <a className="attachment" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

function Item({ attachment }: { attachment: Attachment }): ReactNode {
  const url = useMediaUrl(attachment.path);
  return url !== null && PICTURES.has(attachment.mimeType.toLowerCase()) ? (
    <Picture attachment={attachment} url={url} />
  ) : (
    <File attachment={attachment} url={url} />
  );
}

/** The files of a message: pictures in place, others as links with name and size. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }): ReactNode {
  return attachments.map((attachment) => <Item key={attachment.path} attachment={attachment} />);
}
