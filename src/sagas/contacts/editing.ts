import type { ContactSaved } from '../../services/api/contactApi';
import { selectUser } from '../../store/auth/selectors';
import * as contacts from '../../store/contacts/actions';
import { selectContact, selectContacts, selectEditDialog } from '../../store/contacts/selectors';
import type { Contact, ContactForm } from '../../store/contacts/types';
import { selectConversation, selectKnownIds } from '../../store/conversations/selectors';
import { toFailure } from '../../lib/failure';
import { currentSender, services } from '../core/context';
import { call, fork, put, select, type SagaGenerator } from '../core/effects';
import { formIds } from '../core/formIds';
import { guarded } from '../core/guarded';
import { inTurn } from '../core/inTurn';
import { worker, type Worker } from '../core/workers';

/** What the agent may not change stays as it was (spec 1 §5). */
function* permitted(contact: Contact, form: ContactForm): SagaGenerator<ContactForm> {
  const user = yield* select(selectUser);
  const { number, email, url, fields, groupId } = contact;
  const own = { number: number ?? '', email: email ?? '', url: url ?? '', fields };
  return {
    ...form,
    ...(user?.canEditContact === true ? {} : own),
    ...(user?.canEditContactGroup === true ? {} : { groupId }),
  };
}

/** The agent's conversations that went by another name until now. */
function* misnamed(contact: Contact): SagaGenerator<string[]> {
  const dialog = yield* select(selectEditDialog);
  const found: string[] = [];
  for (const id of yield* select(selectKnownIds)) {
    const conversation = yield* select(selectConversation, id);
    const isOf = conversation?.customerId === contact.id || dialog?.conversationId === id;
    if (isOf && conversation?.fromName !== contact.name) found.push(id);
  }
  return found;
}

/** The server keeps the name with the conversation; one that cannot goes on with the old one (contract §4, ext). */
function* rename(conversationId: string, name: string): SagaGenerator<void> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  yield* call(commands.renameCustomer, sender, ids.newId(), conversationId, name);
}

function filled(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** A contact as it is once a form was saved; which queues see another group, and its version, the server alone knows. */
function savedAs(before: Contact, form: ContactForm): Contact {
  const { groupId } = form;
  return {
    ...before,
    name: form.name.trim(),
    number: filled(form.number),
    email: filled(form.email),
    url: filled(form.url),
    groupId,
    routes: groupId === before.groupId ? before.routes : null,
    fields: form.fields.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
    numbers: form.numbers.map(({ name, number }) => ({ name: name.trim(), number: number.trim() })),
    version: null,
  };
}

function* settle(before: Contact, form: ContactForm, answer: ContactSaved): SagaGenerator<void> {
  if (answer.kind === 'overtaken') {
    yield* put(contacts.saveConflicted({ contact: answer.contact }));
    return;
  }
  // The spec shows no answer: what was sent is what it is now.
  const contact = answer.contact ?? savedAs(before, form);
  const renamed = contact.name === before.name ? [] : yield* call(misnamed, contact);
  yield* put(contacts.saved({ contact, renamed }));
  for (const id of renamed) yield* fork(rename, id, contact.name);
}

function saving() {
  const idOf = formIds();
  return function* save({ payload }: ReturnType<typeof contacts.saveRequested>): SagaGenerator<void> {
    const { contactId } = payload;
    const contact = yield* select(selectContact, contactId);
    if (contact === null) return;
    const { contactApi, ids } = yield* call(services);
    yield* put(contacts.saveStarted({ contactId }));
    try {
      const form = yield* call(permitted, contact, payload.form);
      const reqId = idOf(contactId, [contact.version, form], ids.newId);
      yield* call(settle, contact, form, yield* call(contactApi.save, { reqId, contact, form }));
    } catch (error) {
      yield* put(contacts.saveFailed({ contactId, ...toFailure(error) }));
    }
  };
}

function* readGroups(): SagaGenerator<void> {
  const { contactApi } = yield* call(services);
  yield* put(contacts.groupsReadStarted());
  try {
    const groups = yield* call(contactApi.groups);
    yield* put(contacts.groupsLoaded({ groups }));
  } catch (error) {
    yield* put(contacts.groupsReadFailed(toFailure(error)));
  }
}

/** Only who may choose a group needs to know them. */
function* readGroupsOnce(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const { groupsRead } = yield* select(selectContacts);
  if (user?.canEditContactGroup === true && groupsRead.status !== 'loaded') yield* call(readGroups);
}

/** Saving contacts, and having the groups ready for it. */
export function contactEditingWorkers(): readonly Worker[] {
  return [
    worker('leading', [contacts.editOpenRequested], guarded('contactGroups', readGroupsOnce)),
    worker('leading', [contacts.groupsReadRequested], guarded('contactGroupsRead', readGroups)),
    worker(
      'every',
      [contacts.saveRequested],
      inTurn(({ contactId }) => contactId, guarded('contactSave', saving())),
    ),
  ];
}
