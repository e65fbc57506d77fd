import type { Doubt, LogOrigin, Translation } from '../src/store/actionLog/types';

const FIDELITY: Record<LogOrigin['fidelity'], string> = {
  exact: 'read as it was recorded',
  translated: 'translated to the present schema',
  inexact: 'NOT READ EXACTLY',
};

function doubtText(doubt: Doubt): string {
  if (doubt.kind === 'untold') return 'the file does not tell its schema: what is old in it was translated';
  if (doubt.kind === 'guessed')
    return `${doubt.count} actions and snapshots lack what the present schema has: what it begins with was put in`;
  const what = doubt.kind === 'unknownType' ? 'action' : 'domain';
  return `this version has no ${what} ${doubt.name} (${doubt.count} times)`;
}

/** Translations that did the same to the same type stand in one line, with all their places. */
function translationLines(translations: readonly Translation[]): string[] {
  const places = new Map<string, number[]>();
  for (const { position, type, changes } of translations) {
    const what = `${type === '' ? 'snapshot' : type}  ${changes.join('  ')}`;
    places.set(what, [...(places.get(what) ?? []), position]);
  }
  return [...places].map(([what, at]) => `${String(at.length).padStart(8)}  ${what}  (at ${at.join(', ')})`);
}

/** Who recorded a log, how well it was read, and what was translated, action by action. */
export function originReport(origin: LogOrigin): string[] {
  const { app, build, schema, session, translations, doubts, fidelity } = origin;
  const who = [
    app === null ? 'a console that does not tell its version' : `version ${app}`,
    ...(build === null ? [] : [`build ${build}`]),
    ...(schema === null ? [] : [`schema ${schema}`]),
    ...(session === null ? [] : [`session ${session}`]),
  ];
  return [
    `origin       ${who.join(', ')}: ${FIDELITY[fidelity]}`,
    ...doubts.map((doubt) => `              ${doubtText(doubt)}`),
    ...(translations.length === 0 ? [] : [`translated   ${translations.length}`]),
    ...translationLines(translations),
  ];
}
