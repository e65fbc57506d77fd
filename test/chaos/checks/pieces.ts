import type { Ledger, Piece } from '../ledger';
import { marksOfWords } from '../marks';
import type { Findings } from './findings';
import { whereabouts, type Whereabouts } from './whereabouts';

function deletedMessage({ centre }: Findings, { conversationId, deletedAs }: Piece): boolean {
  const messages = centre.messages.get(conversationId) ?? [];
  return messages.some(({ id, status }) => String(id) === deletedAs && status === 'deleted');
}

/** Whether nobody promised that it would be somewhere: the agent gave it up, or a page died over it. */
function mayBeGone(findings: Findings, ledger: Ledger, piece: Piece): boolean {
  const { conversationId, isGivenUp, isKept, sentAs } = piece;
  if (!isKept || isGivenUp || deletedMessage(findings, piece)) return true;
  // Drafts of a conversation that ended go with it.
  if (sentAs === null && findings.centre.finished.has(conversationId)) return true;
  return ledger.mayHaveDied(piece);
}

function named({ mark, conversationId, sentAs }: Piece): string {
  return `${mark} of #${conversationId}, ${sentAs === null ? 'a draft' : `sent as ${String(sentAs)}`},`;
}

function problemsOf(piece: Piece, at: Whereabouts, mayGo: boolean): string[] {
  const places = at.stored.length + at.waiting + at.drafts;
  if (places === 0) return mayGo ? [] : [`LOST: ${named(piece)} is nowhere`];
  const problems: string[] = [];
  if (at.stored.length > 1) {
    const ids = at.stored.map(({ message }) => String(message.id)).join(', ');
    problems.push(`DOUBLE: ${named(piece)} is ${String(at.stored.length)} messages: ${ids}`);
  }
  if (places > 1 && at.stored.length <= 1) {
    const where = `${String(at.stored.length)} at the centre, ${String(at.waiting)} unsent, ${String(at.drafts)} in drafts`;
    problems.push(`DOUBLE: ${named(piece)} is ${where}`);
  }
  const elsewhere = at.stored.find(({ conversationId }) => conversationId !== piece.conversationId);
  if (elsewhere !== undefined && piece.isKept) {
    problems.push(`ASTRAY: ${named(piece)} is in #${elsewhere.conversationId}`);
  }
  return problems;
}

/** Every text and file that the agent made is in exactly one place: at the centre, in the outbox or a draft. */
export function checkPieces(findings: Findings, ledger: Ledger): string[] {
  const find = whereabouts(findings);
  return ledger
    .pieces()
    .flatMap((piece) => problemsOf(piece, find(piece), mayBeGone(findings, ledger, piece)));
}

/** Within a conversation messages stand in the order in which the agent sent them. */
export function checkOrder({ centre }: Findings, ledger: Ledger): string[] {
  return [...centre.messages].flatMap(([conversationId, messages]) => {
    const sent = messages.flatMap((message) =>
      marksOfWords(message).flatMap((mark) => {
        const order = ledger.piece(mark)?.sentAs ?? null;
        return order === null ? [] : [{ mark, order }];
      }),
    );
    return sent.flatMap(({ mark, order }, index) => {
      const before = sent[index - 1];
      if (before === undefined || before.order <= order) return [];
      return [`ORDER: #${conversationId} has ${before.mark} before ${mark}, which was sent earlier`];
    });
  });
}
