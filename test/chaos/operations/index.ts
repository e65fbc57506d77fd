import type { Deck } from '../schedule';
import type { ChaosEvent } from '../scene';
import { attach } from './attaching';
import { placeCall, takeCall } from './calling';
import { classify, classifyOffline } from './classifying';
import { confer } from './conferring';
import { deleteOwn, reply } from './editing';
import { end, transfer } from './leaving';
import { answerAll, answerMail, continueMail, forwardMail, leaveMail } from './mailing';
import { plan } from './planning';
import { pause, switchQueue } from './presence';
import { record } from './recording';
import { takeOver } from './tabs';
import { tryAgain } from './unsent';
import { leaveDraft, open, say, sayMuch, sendDraft } from './writing';

/** What the agent does, by name. */
export const OPERATIONS = {
  open,
  say,
  sayMuch,
  leaveDraft,
  sendDraft,
  attach,
  reply,
  deleteOwn,
  tryAgain,
  answerMail,
  answerAll,
  forwardMail,
  leaveMail,
  continueMail,
  record,
  plan,
  classify,
  classifyOffline,
  end,
  transfer,
  pause,
  switchQueue,
  takeCall,
  placeCall,
  confer,
  takeOver,
} satisfies Record<string, ChaosEvent>;

/** How often in one round. */
export const OPERATION_DECK: Deck<keyof typeof OPERATIONS> = {
  open: 2,
  say: 7,
  sayMuch: 3,
  leaveDraft: 3,
  sendDraft: 2,
  attach: 3,
  reply: 1,
  deleteOwn: 1,
  tryAgain: 1,
  answerMail: 2,
  answerAll: 1,
  forwardMail: 1,
  leaveMail: 1,
  continueMail: 1,
  record: 2,
  plan: 1,
  classify: 1,
  classifyOffline: 1,
  end: 1,
  transfer: 1,
  pause: 1,
  switchQueue: 1,
  takeCall: 1,
  placeCall: 1,
  confer: 1,
  takeOver: 1,
};
