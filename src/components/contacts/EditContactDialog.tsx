import type { ReactNode } from 'react';
import { editCloseRequested, oneReadRequested } from '../../store/contacts/actions';
import { selectContact, selectContactRead, selectEditDialog } from '../../store/contacts/selectors';
import type { EditDialog } from '../../store/contacts/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { FormDialog } from '../ui/dialog/FormDialog';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { useLast } from '../ui/dialog/useLast';
import { EmptyState, InlineError, PaneSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { EditContactForm } from './EditContactForm';
import { EDITS } from './useContactForm';
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
        <LeaveButton autoFocus />
      </div>
    </div>
  );
}

function Content({ dialog }: { dialog: EditDialog }): ReactNode {
  const contact = useAppSelector((state) => selectContact(state, dialog.contactId));
  if (contact === null) return <NotYet contactId={dialog.contactId} />;
  return <EditContactForm dialog={dialog} contact={contact} />;
}

/** Editar contato (spec 1 §2). It stays until the server has the contact, or the agent leaves it. */
export function EditContactDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const dialog = useAppSelector(selectEditDialog);
  const shown = useLast(dialog);
  return (
    <FormDialog
      isOpen={dialog !== null}
      title={<T id="contact.edit" />}
      width="wide"
      onLeave={() => request(editCloseRequested())}
      keeps={shown === null ? null : EDITS.keyOf(shown.contactId)}
      isUnderWay={dialog?.saving === true}
      keyboard={dialog?.saving !== true}
      afterClose={afterClose}
    >
      {shown !== null && <Content key={shown.contactId} dialog={shown} />}
    </FormDialog>
  );
}
