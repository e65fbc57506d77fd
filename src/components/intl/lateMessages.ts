import type { Messages } from './languages';

type Load = () => Promise<{ default: Messages }>;

const portuguese: Load = () => import(/* webpackChunkName: "late-pt" */ '../../locales/pt_BR.json?late');

/** By BCP 47 tag. */
const lateParts: Readonly<Record<string, Load>> = {
  'es-CL': () => import(/* webpackChunkName: "late-es" */ '../../locales/es_cl.json?late'),
  'en-US': () => import(/* webpackChunkName: "late-en" */ '../../locales/eng_US.json?late'),
};

/** Loads what the screens say that come on demand; rejects when the file cannot be had. */
export async function loadLateMessages(tag: string): Promise<Messages> {
  const load = lateParts[tag] ?? portuguese;
  return (await load()).default;
}
