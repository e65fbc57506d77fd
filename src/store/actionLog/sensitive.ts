import { callFields, endedCallFields, notesFields, planFields, reportedCallFields } from './fields/calls';
import { configurationFields } from './fields/config';
import { contactFields, contactFormFields, personFields } from './fields/contacts';
import {
  classificationFields,
  classificationFormFields,
  conversationFields,
  keptFormFields,
  privateNoteFields,
} from './fields/conversations';
import { maskedPaths } from './fields/fieldRules';
import { callRowFields, choiceFields, serviceRowFields } from './fields/history';
import { messageFields, quoteFields } from './fields/messages';
import {
  draftFields,
  fileFields,
  itemFields,
  mailFields,
  prefillFields,
  returnedFields,
} from './fields/outbox';
import { below } from './paths';

// What is masked in each entity, wherever actions and the state hold it: paths of the fields that `fields` say.

export const MESSAGE_FIELDS = maskedPaths(messageFields);
export const CONVERSATION_FIELDS = maskedPaths(conversationFields);
export const CLASSIFICATION_FIELDS = maskedPaths(classificationFields);
export const CLASSIFICATION_FORM_FIELDS = maskedPaths(classificationFormFields);
export const KEPT_FORM_FIELDS = maskedPaths(keptFormFields);
export const PRIVATE_NOTE_FIELDS = maskedPaths(privateNoteFields);

export const QUOTE_FIELDS = maskedPaths(quoteFields);
/** What the agent wrote, and what it answers. */
export const TEXT_FIELDS = ['text', ...below('quoted', QUOTE_FIELDS)] as const;

export const FILE_FIELDS = maskedPaths(fileFields);
export const MAIL_FIELDS = maskedPaths(mailFields);
export const PREFILL_FIELDS = maskedPaths(prefillFields);
export const RETURNED_FIELDS = maskedPaths(returnedFields);
export const DRAFT_FIELDS = maskedPaths(draftFields);
export const ITEM_FIELDS = maskedPaths(itemFields);

export const PERSON_FIELDS = maskedPaths(personFields);
export const CONTACT_FIELDS = maskedPaths(contactFields);
export const CONTACT_FORM_FIELDS = maskedPaths(contactFormFields);

export const CALL_FIELDS = maskedPaths(callFields);
export const ENDED_CALL_FIELDS = maskedPaths(endedCallFields);
export const REPORTED_CALL_FIELDS = maskedPaths(reportedCallFields);
export const NOTES_FIELDS = maskedPaths(notesFields);
export const PLAN_FIELDS = maskedPaths(planFields);

export const CALL_ROW_FIELDS = maskedPaths(callRowFields);
export const SERVICE_ROW_FIELDS = maskedPaths(serviceRowFields);
export const CHOICE_FIELDS = maskedPaths(choiceFields);

export const CONFIGURATION_FIELDS = maskedPaths(configurationFields);
