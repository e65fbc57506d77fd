import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { alertDismissRequested } from '../../store/ui/actions';
import { selectAlert } from '../../store/ui/selectors';
import { T } from '../intl/T';
import { useIsTextId, useText } from '../intl/useText';

function useWords(): string[] {
  const t = useText();
  const isTextId = useIsTextId();
  const alert = useAppSelector(selectAlert);
  if (alert === null) return [];
  const { textId, detail } = alert;
  const own = isTextId(textId) ? t(textId) : null;
  const words = [own, detail].filter((word): word is string => word !== null && word !== '');
  return words.length > 0 ? [...new Set(words)] : [t('failure.unknown', { code: textId })];
}

/** The modal 'Alerta' with OK: something that the agent has to have read (spec 1 §8). */
export function AlertDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const isOpen = useAppSelector(selectAlert) !== null;
  const words = useWords();
  const dismiss = () => request(alertDismissRequested());
  return (
    <Modal
      open={isOpen}
      title={<T id="alert.title" />}
      width={440}
      centered
      closable={false}
      mask={{ closable: false }}
      onCancel={dismiss}
      afterClose={afterClose}
      footer={
        <Button type="primary" autoFocus onClick={dismiss}>
          <T id="action.ok" />
        </Button>
      }
    >
      <div className="dialog__text">
        {words.map((word) => (
          <p key={word}>{word}</p>
        ))}
      </div>
    </Modal>
  );
}
