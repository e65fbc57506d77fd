import { MAIL_PATH, WHATSAPP_PATH } from './appLink';

/** `/ligacao`, `/ligacao123` and `/ligacao/123`: the router's patterns know no half segments. */
export const CALL_PATH = /^\/ligacao\/?([^/]*)\/?$/;

/** Where the console has screens, beside those of calls; `ConsoleRoutes` has the same, but for the start and the replay. */
export const SCREEN_PATHS: readonly string[] = [
  '/',
  '/replay',
  '/login',
  '/home',
  '/chat',
  '/chat2',
  '/historico',
  '/diagnostico',
  '/verificacao',
  '/configuracoes',
  MAIL_PATH,
  WHATSAPP_PATH,
  '/contatos',
  '/clientes',
  '/phone',
];

/** Whether an address of the console's origin is that of a screen; the router takes any case and a slash at the end. */
export function isScreenPath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/^(.+)\/$/, '$1');
  return SCREEN_PATHS.includes(path) || CALL_PATH.test(pathname);
}
