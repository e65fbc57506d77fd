import type { Prng } from '../../../sandbox/seed/prng';

const SAYINGS = [
  'Bom dia, em que posso ajudar?',
  'Só um momento, por favor.',
  'O pedido sai hoje à tarde.',
  'Pode me dizer o número do pedido?',
  'Vou verificar com o estoque e já volto.',
  'Prontinho, está resolvido.',
];

/** Something to say, with a mark that no other text holds. */
export function saying(prng: Prng, mark: string): string {
  return `${prng.pick(SAYINGS)} ${mark}`;
}
