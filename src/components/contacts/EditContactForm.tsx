import { Button, type InputRef } from 'antd';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { editChangeRequested, saveRequested } from '../../store/contacts/actions';
import { selectContactGroups, selectContactGroupsRead } from '../../store/contacts/listSelectors';
import type { Contact, EditDialog } from '../../store/contacts/types';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { KeptNote } from '../ui/dialog/KeptNote';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { InlineError } from '../ui/feedback';
import { T } from '../intl';
import { EditContactFields } from './EditContactFields';
import { isFilled, useContactForm, type ContactFormState } from './useContactForm';

/** Whether the group can be saved: one of those that there are, for who may choose it (spec 1 §5). */
function useHasGroup(groupId: string | null): boolean {
  const user = useAppSelector(selectUser);
  const groups = useAppSelector(selectContactGroups);
  const { status } = useAppSelector(selectContactGroupsRead);
  const isKnown = groupId === null || status !== 'loaded' || groups.some(({ id }) => id === groupId);
  return user?.canEditContactGroup !== true || isKnown;
}

/** Tells the state, which a page that is about to go asks, whether something is not saved. */
function useChangeRequest(
  { contactId, isChanged: wasChanged = false }: EditDialog,
  isChanged: boolean,
): void {
  const request = useRequest();
  useEffect(() => {
    if (isChanged !== wasChanged) request(editChangeRequested({ contactId, isChanged }));
  }, [contactId, isChanged, wasChanged, request]);
}

/** Somebody else was faster; the agent sees their values, and need not give up the own ones. */
function Overtaken({ form }: { form: ContactFormState }): ReactNode {
  return (
    <div className="edit-contact__overtaken" role="alert">
      <p>
        <T id="contact.overtaken" />
      </p>
      <Button size="small" onClick={form.reset}>
        <T id="contact.useTheirs" />
      </Button>
    </div>
  );
}

interface Props {
  dialog: EditDialog;
  contact: Contact;
}

/** The form of the edit dialog. */
export function EditContactForm({ dialog, contact }: Props): ReactNode {
  const request = useRequest();
  const formId = useId();
  const first = useRef<InputRef>(null);
  const mayEdit = useAppSelector(selectUser)?.canEditContact === true;
  const form = useContactForm(contact, mayEdit);
  const hasGroup = useHasGroup(form.values.groupId);
  useChangeRequest(dialog, form.isChanged);
  const { contactId, saving, failure, overtaken } = dialog;
  // The contact may come later than the dialog.
  useEffect(() => first.current?.focus(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (form.try() && hasGroup && !saving) request(saveRequested({ contactId, form: form.values }));
    else
      requestAnimationFrame(() =>
        document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
  }

  return (
    <form id={formId} className="edit-contact" noValidate onSubmit={submit}>
      <KeptNote kept={form.kept} />
      {overtaken !== null && <Overtaken form={form} />}
      <EditContactFields {...{ form, contact, overtaken, failure, first }} />
      {failure !== null && <InlineError what="contact.saveFailed" failure={failure} />}
      <div className="dialog__buttons">
        <LeaveButton />
        <Button type="primary" htmlType="submit" loading={saving} disabled={!isFilled(form.values.name)}>
          <T id="action.save" />
        </Button>
      </div>
    </form>
  );
}
