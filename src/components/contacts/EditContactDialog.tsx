import { Button, Modal } from 'antd';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { editCloseRequested, oneReadRequested } from '../../store/contacts/actions';
import { selectContact, selectContactRead, selectEditDialog } from '../../store/contacts/selectors';
import type { EditDialog } from '../../store/contacts/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { EmptyState, InlineError, PaneSkeleton } from '../feedback';
import { Icon } from '../icons/Icon';
import { T, useText } from '../intl';
import { EditContactForm } from './EditContactForm';
import { focusFirst } from '../dialog/focusFirst';
import './editContact.css';

/** What stands there while the contact is not known. */
function NotYet({ contactId }: { contactId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const { status, failure } = useAppSelector((state) => selectContactRead(state, contactId));
  return (
    <div className="edit-contact">
      {failure !== null && (
        <InlineError
          what="contact.readFailed"
          failure={failure}
          onRetry={() => request(oneReadRequested({ contactId }))}
        />
      )}
      {status === 'loaded' && <EmptyState icon={<Icon name="person" />} title={t('contact.gone')} />}
      {(status === 'idle' || status === 'loading') && <PaneSkeleton rows={4} />}
      <div className="dialog__buttons">
        <Button autoFocus onClick={() => request(editCloseRequested())}>
          <T id="action.cancel" />
        </Button>
      </div>
    </div>
  );
}

interface ContentProps {
  dialog: EditDialog;
  first: RefObject<InputRef | null>;
}

function Content({ dialog, first }: ContentProps): ReactNode {
  const contact = useAppSelector((state) => selectContact(state, dialog.contactId));
  if (contact === null) return <NotYet contactId={dialog.contactId} />;
  return <EditContactForm dialog={dialog} contact={contact} first={first} />;
}

/** Editar contato (spec 1 §2). It stays until the server has the contact, or the agent leaves it. */
export function EditContactDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const dialog = useAppSelector(selectEditDialog);
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const first = useRef<InputRef>(null);
  return (
    <Modal
      open={dialog !== null}
      title={<T id="contact.edit" />}
      width={600}
      centered
      destroyOnHidden
      closable={false}
      mask={{ closable: false }}
      keyboard={dialog?.saving !== true}
      onCancel={() => request(editCloseRequested())}
      // The library puts the focus on the dialog itself, and only once it is on the page.
      afterOpenChange={(opened) => {
        if (opened) focusFirst(first.current?.input);
      }}
      afterClose={afterClose}
      footer={null}
    >
      {shown !== null && <Content key={shown.contactId} dialog={shown} first={first} />}
    </Modal>
  );
}
