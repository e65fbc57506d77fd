import * as agent from '../../../src/store/agent/actions';
import * as attendance from '../../../src/store/attendance/actions';
import * as app from '../../../src/store/app/actions';
import * as auth from '../../../src/store/auth/actions';
import * as config from '../../../src/store/config/actions';
import * as figures from '../../../src/store/dayStats/actions';
import * as noticeCentre from '../../../src/store/noticeCentre/actions';
import * as notifications from '../../../src/store/notifications/actions';
import * as layout from '../../../src/store/layout/actions';
import * as ui from '../../../src/store/ui/actions';
import { sampleFigures } from '../samples';
import { CONFIGURATION, DEPLOYMENT, USER } from '../world';
import type { FactsOf } from './table';
import { secretText } from './secrets';
import { callIds, failure } from './values';

/** Random facts of the page, its settings and who is signed in. */
export const pageFacts: FactsOf<
  | 'agent'
  | 'app'
  | 'attendance'
  | 'auth'
  | 'browser'
  | 'config'
  | 'dayStats'
  | 'noticeCentre'
  | 'notifications'
  | 'layout'
  | 'ui'
> = {
  'agent/pauseRequested': (dice) => agent.pauseRequested({ reason: dice.pick(['Almoço', 'Café']) }),
  'agent/unpauseRequested': () => agent.unpauseRequested(),
  'agent/pauseReasonsReadRequested': () => agent.pauseReasonsReadRequested(),
  'agent/statusReported': (dice) =>
    agent.statusReported({ status: dice.pick([1, 2, 3, 5, 10]), pauseReason: dice.pick([null, 'Café']) }),
  'agent/pauseFailed': (dice) => agent.pauseFailed(failure(dice)),
  'agent/pauseMenuOpenRequested': () => agent.pauseMenuOpenRequested(),
  'agent/pauseReasonsReadStarted': () => agent.pauseReasonsReadStarted(),
  'agent/pauseReasonsLoaded': () => agent.pauseReasonsLoaded({ reasons: [{ name: 'Café', queue: null }] }),
  'agent/pauseReasonsReadFailed': (dice) => agent.pauseReasonsReadFailed(failure(dice)),

  'attendance/returnRequested': (dice) =>
    attendance.returnRequested({ queues: ['SAC'], pauseReason: dice.pick([null, 'Café']) }),
  'attendance/stayOutRequested': () => attendance.stayOutRequested(),
  'attendance/absenceNoticed': (dice) =>
    attendance.absenceNoticed({
      awayMs: 1_200_000,
      queues: dice.pick([[], ['SAC']]),
      pauseReason: dice.pick([null, 'Café']),
    }),
  'attendance/entered': () => attendance.entered(),
  'attendance/changedByServer': (dice) =>
    attendance.changedByServer({
      status: dice.pick([1, 2, 3, 5, 10]),
      pauseReason: dice.pick([null, 'Café']),
      formerStatus: dice.pick([1, 2, 3, 5, 10]),
      formerReason: dice.pick([null, 'Almoço']),
      left: dice.pick([[], ['SAC']]),
    }),
  'attendance/leftRecalled': (dice) =>
    attendance.leftRecalled({
      queues: ['SAC'],
      pauseReason: dice.pick([null, 'Café']),
      ...(dice.chance(0.5) ? { awaySince: dice.int(1_000_000) } : {}),
    }),
  'attendance/formerQueuesRecalled': () => attendance.formerQueuesRecalled({ queues: ['SAC'], at: 5 }),
  'attendance/leaveRecalled': () => attendance.leaveRecalled({ queues: ['SAC'] }),
  'attendance/leftAfterLogout': () => attendance.leftAfterLogout({ queues: ['SAC'] }),
  'attendance/clockRecalled': (dice) =>
    attendance.clockRecalled({
      status: dice.pick([1, 10]),
      pauseReason: dice.pick([null, 'Café']),
      since: 1,
    }),

  'app/sagaFailed': (dice) => app.sagaFailed({ saga: 'outbox', ...failure(dice) }),
  'app/featureLost': (dice) => app.featureLost({ feature: dice.pick(['outbox', 'drafts']) }),

  'auth/loginRequested': () => auth.loginRequested({ login: 'ana', secretId: 'h1', saveCredentials: true }),
  'auth/logoutRequested': () => auth.logoutRequested(),
  'auth/loggedIn': (dice) =>
    auth.loggedIn({ user: USER, ...(dice.chance(0.5) ? { server: 'https://centre' } : {}) }),
  'auth/loginFailed': (dice) => auth.loginFailed(failure(dice)),
  'auth/sessionRestored': () => auth.sessionRestored({ user: USER }),
  'auth/sessionMissing': () => auth.sessionMissing(),
  'auth/credentialsFound': () => auth.credentialsFound({ login: 'ana' }),
  'auth/logoutStarted': () => auth.logoutStarted(),
  'auth/logoutDelayed': () => auth.logoutDelayed(),
  'auth/loggedOut': (dice) =>
    auth.loggedOut({
      reason: dice.pick(['agent', 'supervisor']),
      message: null,
      ...(dice.chance(0.5) ? { unclassified: { callId: dice.pick(callIds), login: USER.login } } : {}),
    }),
  'auth/sessionExpired': (dice) => auth.sessionExpired({ message: dice.pick(['', 'Sessão expirada']) }),
  'auth/renewRequested': () => auth.renewRequested({ secretId: 'h2' }),
  'auth/sessionRenewed': () => auth.sessionRenewed({ user: USER }),
  'auth/renewalFailed': (dice) => auth.renewalFailed(failure(dice)),
  'auth/loggedOutByServer': (dice, mark) =>
    auth.loggedOutByServer(
      { reason: dice.pick(['otherLogin', 'session']), message: null, exceptClientId: null },
      mark,
    ),

  'browser/cameOnline': () => app.cameOnline(),
  'browser/wentOffline': () => app.wentOffline(),
  'browser/shown': () => app.shown(),
  'browser/hidden': () => app.hidden(),
  'browser/pageClosed': () => app.pageClosed(),
  'browser/pageHidden': () => app.pageHidden(),
  'browser/woke': (dice) => app.woke({ sleptMs: dice.int(100_000) }),

  'config/saveRequested': (dice) =>
    config.saveRequested({
      ...CONFIGURATION,
      integrationUrl: `https://crm/${secretText(dice)}`,
      integrationHeaders: dice.some(2, () => secretText(dice)),
      iceServers: dice.some(2, () => secretText(dice)),
      relayOnly: dice.pick([true, false]),
      waitingAmberMinutes: 1 + dice.int(5),
      waitingRedMinutes: 5 + dice.int(10),
      opensNextWaiting: dice.chance(0.5),
      undoSendSeconds: dice.pick([0, 5, 10]),
    }),
  'config/editsRequested': (dice) =>
    config.editsRequested({
      edits: {
        integrationUrl: `https://crm/${secretText(dice)}`,
        iceServers: dice.some(2, () => secretText(dice)),
      },
    }),
  'config/languageRequested': (dice) =>
    config.languageRequested({ language: dice.pick(['pt_BR', 'es_cl', 'eng_US']) }),
  'config/exportRequested': () => config.exportRequested({ textId: 'text-1', fileName: 'settings.json' }),
  'config/editRightReported': (dice) => config.editRightReported({ canEdit: dice.chance(0.5) }),
  'config/browserLanguageReported': (dice) =>
    config.browserLanguageReported({ language: dice.pick(['pt_BR', 'es_cl', 'eng_US']) }),
  'config/deploymentLoaded': () => config.deploymentLoaded(DEPLOYMENT),

  'noticeCentre/openRequested': () => noticeCentre.openRequested({ agent: 'ana' }),
  'noticeCentre/closeRequested': () => noticeCentre.closeRequested({ agent: 'ana' }),
  'noticeCentre/clearRequested': () => noticeCentre.clearRequested(),

  'notifications/permissionRequested': () => notifications.permissionRequested(),
  'notifications/askDismissRequested': () => notifications.askDismissRequested(),
  'notifications/soundUnlockRequested': () => notifications.soundUnlockRequested(),
  'notifications/testRequested': (dice) =>
    notifications.testRequested({ sound: dice.chance(0.5), desktop: true, content: true }),
  'notifications/permissionReported': (dice) =>
    notifications.permissionReported({ permission: dice.pick(['granted', 'denied', 'default', 'missing']) }),
  'notifications/raised': (dice) =>
    notifications.raised({
      notices: [{ kind: 'message', conversationId: 'c1', messages: dice.int(5), customers: 1 }],
    }),
  'notifications/missed': () => notifications.missed(),
  'notifications/summarized': (dice) => notifications.summarized({ messages: dice.int(9), customers: 1 }),
  'notifications/sendFailed': (dice) =>
    notifications.sendFailed({
      conversationId: dice.pick(['c1', 'c2']),
      ...(dice.chance(0.5) ? { clientMsgId: dice.pick(['m1', 'm2']) } : {}),
    }),
  'notifications/clicked': (dice) => notifications.clicked({ conversationId: dice.pick([null, 'c1']) }),
  'notifications/soundLocked': () => notifications.soundLocked(),
  'notifications/soundUnlocked': () => notifications.soundUnlocked(),
  'notifications/tested': (dice) =>
    notifications.tested({ sound: dice.pick(['played', 'locked', 'failed', 'off']), desktop: 'shown' }),

  'dayStats/readRequested': () => figures.readRequested(),
  'dayStats/counted': (dice) => figures.counted({ stats: sampleFigures({ sent: dice.int(50) }) }),
  'dayStats/countFailed': (dice) => figures.countFailed(failure(dice)),

  'layout/densityRequested': (dice) =>
    layout.densityRequested({ agent: 'ana', density: dice.pick(['compact', 'comfortable']) }),
  'layout/textSizeRequested': (dice) =>
    layout.textSizeRequested({
      agent: dice.pick(['ana', '__proto__']),
      textSize: dice.pick([90, 100, 110, 125]),
    }),
  'layout/paneWidthRequested': (dice) =>
    layout.paneWidthRequested({
      agent: 'ana',
      pane: dice.pick(['list', 'customer']),
      width: dice.pick([300, 400, null]),
    }),
  'layout/mailPlaceRequested': (dice) =>
    layout.mailPlaceRequested({ agent: 'ana', place: dice.pick(['docked', 'full', 'popup']) }),
  'layout/mailsDarkRequested': (dice) => layout.mailsDarkRequested({ agent: 'ana', dark: dice.chance(0.5) }),
  'layout/mailHeightRequested': (dice) =>
    layout.mailHeightRequested({ agent: 'ana', percent: dice.pick([30, 60, null]) }),

  'ui/settingsOpenRequested': () => ui.settingsOpenRequested(),
  'ui/settingsCloseRequested': () => ui.settingsCloseRequested(),
  'ui/drawerToggleRequested': () => ui.drawerToggleRequested(),
  'ui/telephoneShowRequested': () => ui.telephoneShowRequested(),
  'ui/listPinRequested': (dice) => ui.listPinRequested({ pinned: dice.chance(0.5) }),
  'ui/customerPanelRequested': (dice) => ui.customerPanelRequested({ open: dice.chance(0.5) }),
  'ui/shiftEnterRequested': (dice) => ui.shiftEnterRequested({ sends: dice.chance(0.5) }),
  'ui/themeRequested': (dice) => ui.themeRequested({ theme: dice.pick(['system', 'light', 'dark']) }),
  'ui/overlayRequested': (dice) =>
    ui.overlayRequested({ overlay: dice.pick(['palette', 'dayStats', 'undelivered', null]) }),
  'ui/unreadOnlyRequested': (dice) => ui.unreadOnlyRequested({ unreadOnly: dice.chance(0.5) }),
  'ui/senderImagesRequested': (dice) =>
    ui.senderImagesRequested({
      agent: 'ana',
      sender: dice.pick(['m@exemplo.com', '__proto__']),
      shown: dice.chance(0.7),
    }),
  'ui/mailSignatureRequested': (dice) =>
    ui.mailSignatureRequested({ agent: dice.pick(['ana', '__proto__']), signature: secretText(dice) }),
  'ui/shortcutKeysRequested': (dice) =>
    ui.shortcutKeysRequested({ agent: 'ana', keys: { palette: dice.pick(['Ctrl+J', null]) } }),
  'ui/emojiPickRequested': (dice) =>
    ui.emojiPickRequested({ agent: dice.pick(['ana', '__proto__']), emoji: secretText(dice) }),
  'ui/emojiToneRequested': (dice) =>
    ui.emojiToneRequested({ agent: 'ana', tone: dice.pick(['none', 'light', 'medium', 'dark']) }),
  'ui/historyColumnsRequested': (dice) =>
    ui.historyColumnsRequested({
      agent: dice.pick(['ana', 'rui']),
      table: dice.pick(['calls', 'services']),
      hidden: dice.pick([[], ['notes'], ['name', 'queue']]),
    }),
  'ui/chartExportRequested': () => ui.chartExportRequested({ textId: 'text-1', fileName: 'dia.csv' }),
  'ui/alertDismissRequested': () => ui.alertDismissRequested(),
  'ui/closeRequested': () => ui.closeRequested(),
  'ui/closeCancelRequested': () => ui.closeCancelRequested(),
  'ui/logExportRequested': () => ui.logExportRequested({ format: 'full' }),
  'ui/crashedLogsReadRequested': () => ui.crashedLogsReadRequested(),
  'ui/crashedLogExportRequested': () => ui.crashedLogExportRequested({ page: 'page-1', endedAt: 5 }),
  'ui/crashedLogsFound': () => ui.crashedLogsFound({ logs: [{ page: 'page-1', endedAt: 5 }] }),
  'ui/reloadRequested': () => ui.reloadRequested(),
  'ui/alertRaised': (dice) =>
    ui.alertRaised({
      textId: 'alert.storage',
      detail: null,
      ...(dice.chance(0.5) ? { customer: secretText(dice) } : {}),
    }),
  'ui/logExportStarted': () => ui.logExportStarted({ format: 'pseudonyms' }),
  'ui/logExportFailed': (dice) => ui.logExportFailed({ format: 'pseudonyms', ...failure(dice) }),
  'ui/logExported': () => ui.logExported({ format: 'full', entries: 3 }),
};
