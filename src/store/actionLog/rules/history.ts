import { below } from '../paths';
import { CALL_ROW_FIELDS, CHOICE_FIELDS, SERVICE_ROW_FIELDS } from '../sensitive';
import { failed, mask, type RulesOf } from './rule';

/** The history: with whom it was and what was noted is masked, when and where and how it went is kept. */
export const historyRules = {
  'history/readRequested': 'keep',
  'history/leaveRequested': 'keep',
  'history/periodRequested': 'keep',
  'history/searchRequested': mask('text'),
  'history/filterRequested': mask('value'),
  'history/filterClearRequested': 'keep',
  'history/sortRequested': 'keep',
  'history/classifyOpenRequested': 'keep',
  'history/classifyCloseRequested': 'keep',
  'history/classifyRequested': mask(...CHOICE_FIELDS, 'protocol'),
  'history/exportRequested': 'keep',
  'history/searchSettled': mask('text'),
  'history/readStarted': 'keep',
  'history/callsLoaded': mask(...below('rows.*', CALL_ROW_FIELDS)),
  'history/servicesLoaded': mask(...below('rows.*', SERVICE_ROW_FIELDS)),
  'history/readCompleted': 'keep',
  'history/readFailed': failed,
  'history/classifyStarted': 'keep',
  'history/classified': mask(...CHOICE_FIELDS),
  'history/classifyFailed': failed,
  'history/exported': 'keep',
} as const satisfies RulesOf<'history'>;
