import type { Centre } from '../centre/centre';
import { selectMessages } from '../store';
import { SCRIPTS, type Language } from './scripts';

const LANGUAGES: Language[] = ['pt', 'es', 'en'];

/** The language that a conversation's customer began in; Portuguese when it cannot be told. */
export function languageOf(centre: Centre, id: number): Language {
  const [first] = selectMessages(
    centre.sql,
    'WHERE id_atendimento = ? AND in_out = 1 ORDER BY id LIMIT 1',
    id,
  );
  const said = first?.texto ?? '';
  return LANGUAGES.find((one) => SCRIPTS[one].openings.some((line) => said.includes(line))) ?? 'pt';
}
