/** First names and surnames that the made-up customers are drawn from. */
export const FIRST_NAMES = [
  'Marina',
  'João',
  'Beatriz',
  'Rafael',
  'Luiza',
  'Thiago',
  'Camila',
  'Pedro',
  'Valentina',
  'Mateo',
  'Isidora',
  'Benjamín',
  'Emily',
  'James',
  'Sofia',
  'Lucas',
  'Helena',
  'Gustavo',
  'Renata',
  'André',
] as const;

export const SURNAMES = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Fernández',
  'González',
  'Hughes',
  'Ibáñez',
  'Johnson',
  'Klein',
  'Lopes',
  'Moraes',
  'Nogueira',
  'Oliveira',
] as const;

/** Suffix of a customer's address by queue type, after the `@` of fromID. */
export const SUFFIXES: Record<number, string> = {
  1: 'voz',
  2: 'chat',
  3: 's.whatsapp.net',
  4: 'email',
  5: 'c.us',
  6: 'telegram',
  7: 'instagram',
  8: 'externo',
};
