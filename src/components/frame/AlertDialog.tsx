import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { alertDismissRequested } from '../../store/ui/actions';
import { selectAlert } from '../../store/ui/selectors';
import { T } from '../intl/T';
import { useIsTextId, useText } from '../intl/useText';
import { Dialog } from '../ui/dialog/Dialog';

function useWords(): string[] {
  const t = useText();
  const isTextId = useIsTextId();
  const alert = useAppSelector(selectAlert);
  if (alert === null) return [];
  const { textId, detail, customer = '' } = alert;
  const own = isTextId(textId) ? t(textId) : null;
  const words = [own, customer, detail].filter((word): word is string => word !== null && word !== '');
  return words.length > 0 ? [...new Set(words)] : [t('failure.unknown', { code: textId })];
}

/** The modal 'Alerta' with OK: something that the agent has to have read (spec 1 §8). */
export function AlertDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const isOpen = useAppSelector(selectAlert) !== null;
  const words = useWords();
  const dismiss = () => request(alertDismissRequested());
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      first={ok}
      open={isOpen}
      title={<T id="alert.title" />}
      mask={{ closable: false }}
      onCancel={dismiss}
      afterClose={afterClose}
      footer={
        <Button type="primary" ref={ok} onClick={dismiss}>
          <T id="action.ok" />
        </Button>
      }
    >
      <div className="dialog__text">
        {words.map((word) => (
          <p key={word}>{word}</p>
        ))}
      </div>
    </Dialog>
  );
}
