import { below } from '../paths';
import { CONFIGURATION_FIELDS, ENDED_CALL_FIELDS, KEPT_FORM_FIELDS } from '../sensitive';
import { failed, mask, type RulesOf } from './rule';

/** The page, its settings and who is signed in. */
export const pageRules = {
  'agent/pauseRequested': 'keep',
  'agent/unpauseRequested': 'keep',
  'agent/pauseMenuOpenRequested': 'keep',
  'agent/pauseReasonsReadRequested': 'keep',
  'agent/statusReported': 'keep',
  'agent/pauseFailed': failed,
  'agent/pauseReasonsReadStarted': 'keep',
  'agent/pauseReasonsLoaded': 'keep',
  'agent/pauseReasonsReadFailed': failed,

  // An error may say what it stumbled over.
  'app/sagaFailed': mask('message', 'fieldErrors'),
  'app/featureLost': 'keep',

  'attendance/returnRequested': 'keep',
  'attendance/stayOutRequested': 'keep',
  'attendance/absenceNoticed': 'keep',
  'attendance/entered': 'keep',
  'attendance/changedByServer': 'keep',
  'attendance/clockRecalled': 'keep',
  'attendance/formerQueuesRecalled': 'keep',
  'attendance/leftRecalled': 'keep',
  'attendance/leaveRecalled': 'keep',
  'attendance/leftAfterLogout': 'keep',

  // The password itself waits in the handles; `secretId` leads to it on that page alone.
  'auth/loginRequested': 'keep',
  'auth/logoutRequested': 'keep',
  'auth/loggedIn': 'keep',
  'auth/loginFailed': failed,
  'auth/sessionRestored': 'keep',
  'auth/sessionMissing': 'keep',
  'auth/credentialsFound': 'keep',
  'auth/logoutStarted': 'keep',
  'auth/logoutDelayed': 'keep',
  'auth/loggedOut': 'keep',
  'auth/loggedOutByServer': 'keep',
  'auth/sessionExpired': 'keep',
  'auth/renewRequested': 'keep',
  'auth/sessionRenewed': 'keep',
  'auth/renewalFailed': failed,

  'browser/cameOnline': 'keep',
  'browser/wentOffline': 'keep',
  'browser/shown': 'keep',
  'browser/hidden': 'keep',
  'browser/pageHidden': 'keep',
  'browser/pageClosed': 'keep',
  'browser/woke': 'keep',

  'config/saveRequested': mask(...CONFIGURATION_FIELDS),
  'config/editsRequested': mask(...below('edits', CONFIGURATION_FIELDS)),
  'config/languageRequested': 'keep',
  'config/exportRequested': 'keep',
  'config/editRightReported': 'keep',
  'config/browserLanguageReported': 'keep',
  'config/deploymentLoaded': 'keep',

  'keptForms/keepRequested': mask('values'),
  'keptForms/forgetRequested': 'keep',
  'keptForms/savingFailed': failed,
  'keptForms/restored': mask(...below('forms.*', KEPT_FORM_FIELDS)),
  'keptForms/keepingFailed': failed,

  'noticeCentre/openRequested': 'keep',
  'noticeCentre/closeRequested': 'keep',
  'noticeCentre/clearRequested': 'keep',

  'notifications/permissionRequested': 'keep',
  'notifications/askDismissRequested': 'keep',
  'notifications/soundUnlockRequested': 'keep',
  'notifications/testRequested': 'keep',
  'notifications/permissionReported': 'keep',
  'notifications/raised': 'keep',
  'notifications/missed': 'keep',
  'notifications/summarized': 'keep',
  'notifications/sendFailed': 'keep',
  'notifications/clicked': 'keep',
  'notifications/soundLocked': 'keep',
  'notifications/soundUnlocked': 'keep',
  'notifications/tested': 'keep',

  'dayStats/readRequested': 'keep',
  'dayStats/counted': 'keep',
  'dayStats/countFailed': failed,

  'page/takeOverRequested': 'keep',
  'page/leadershipGained': 'keep',
  'page/otherLeaderFound': 'keep',
  'page/takeOverStarted': 'keep',
  'page/takeOverFailed': 'keep',
  'page/leadershipPassed': 'keep',
  'page/preferencesRecalled': mask(
    ...below('config.configuration', CONFIGURATION_FIELDS),
    ...below('calls.pendingClassification', ENDED_CALL_FIELDS),
    'ui.mailSignatures.*',
    'ui.usedEmoji.*',
  ),
  // Errors, here too, may say what they stumbled over.
  'page/scriptFailed': mask('message'),
  'page/partFailed': mask('message'),
  'page/reloadDelayed': 'keep',
  'page/updateFound': 'keep',
  'page/updateStarted': 'keep',

  'layout/densityRequested': 'keep',
  'layout/textSizeRequested': 'keep',
  'layout/paneWidthRequested': 'keep',
  'layout/mailPlaceRequested': 'keep',
  'layout/mailHeightRequested': 'keep',
  'layout/mailsDarkRequested': 'keep',

  'ui/settingsOpenRequested': 'keep',
  'ui/settingsCloseRequested': 'keep',
  'ui/drawerToggleRequested': 'keep',
  'ui/telephoneShowRequested': 'keep',
  'ui/listPinRequested': 'keep',
  'ui/customerPanelRequested': 'keep',
  'ui/themeRequested': 'keep',
  'ui/shiftEnterRequested': 'keep',
  'ui/overlayRequested': 'keep',
  'ui/unreadOnlyRequested': 'keep',
  'ui/shortcutKeysRequested': 'keep',
  'ui/senderImagesRequested': 'keep',
  'ui/mailSignatureRequested': mask('signature'),
  'ui/emojiPickRequested': mask('emoji'),
  'ui/emojiToneRequested': 'keep',
  'ui/historyColumnsRequested': 'keep',
  'ui/alertDismissRequested': 'keep',
  'ui/closeRequested': 'keep',
  'ui/closeCancelRequested': 'keep',
  'ui/chartExportRequested': 'keep',
  'ui/logExportRequested': 'keep',
  'ui/crashedLogsReadRequested': 'keep',
  'ui/crashedLogExportRequested': 'keep',
  'ui/crashedLogsFound': 'keep',
  'ui/reloadRequested': 'keep',
  'ui/alertRaised': mask('customer'),
  'ui/logExportStarted': 'keep',
  'ui/logExportFailed': failed,
  'ui/logExported': 'keep',
} as const satisfies RulesOf<
  | 'agent'
  | 'app'
  | 'attendance'
  | 'auth'
  | 'browser'
  | 'config'
  | 'dayStats'
  | 'keptForms'
  | 'noticeCentre'
  | 'notifications'
  | 'page'
  | 'layout'
  | 'ui'
>;
