import type { Centre } from '../centre/centre';
import { customerOpens, customerWrites } from '../centre/customerMessages';
import type { Cancel } from '../centre/timers';
import { createPrng, type Prng } from '../seed/prng';
import { findConversation, type MessageRow } from '../store';
import { CONTENT_KINDS, sendContent } from './content';
import { drawQueue, drawContact } from './draw';
import { personOf } from './people';
import { languageOf } from './language';
import { mailIn, sendMail, USUAL_MAILS } from './mails';
import { mailHtml, SCRIPTS, siteForm, type Language } from './scripts';

const OPEN_EVERY_MS: [number, number] = [8_000, 30_000];
const ANSWER_AFTER_MS: [number, number] = [2_500, 9_000];
const NUDGE_AFTER_MS = 75_000;
const MAX_OPEN_PER_AGENT = 4;

/** Queue type of the chat of a site. */
const SITE = 2;
/** How often an answer is something else than a line of the script. */
const CONTENT_CHANCE = 0.3;

/** The simulated customers. */
export interface Customers {
  /** 1 = a calm day, 10 = ten times that, 0 = silent (what is under way stops) */
  setSpeed(speed: number): void;
}

interface Life {
  language: Language;
  answersLeft: number;
  nudged: boolean;
}

/** Makes the customers over the centre; a seed gives the same choices, their moments follow the agents. */
export function createCustomers(centre: Centre, seed: number): Customers {
  // Talking draws from numbers of its own, so that who comes next does not hang on when agents write.
  const prng: Prng = createPrng(seed + 1);
  const talk: Prng = createPrng(seed + 2);
  const lives = new Map<number, Life>();
  const pending = new Set<Cancel>();
  let speed = 0;

  function later(ms: number, act: () => void): void {
    if (speed <= 0) return;
    const cancel = centre.timers.after(ms / speed, () => {
      pending.delete(cancel);
      act();
    });
    pending.add(cancel);
  }

  function open(): void {
    const queue = drawQueue(centre, prng, MAX_OPEN_PER_AGENT, lives.size);
    if (queue) begin(queue.name, queue.queue_type);
    later(prng.int(...OPEN_EVERY_MS), open);
  }

  function begin(queue: string, type: number): void {
    const contact = drawContact(centre, prng, type);
    if (!contact) return;
    const language = prng.pick(['pt', 'pt', 'pt', 'es', 'en'] as const);
    const script = SCRIPTS[language];
    const subject = type === 4 ? prng.pick(script.subjects) : '';
    const line = prng.pick(script.openings);
    const life = { language, answersLeft: prng.int(2, 5), nudged: false };
    if (type === 4) {
      const from = { name: contact.nome, address: contact.email ?? '' };
      const mail = mailIn(centre, { from, queue, subject }, { html: mailHtml(line, contact.nome) });
      sent(mail.then((message) => lives.set(message.id_atendimento, life)));
      return;
    }
    const person = personOf(centre, { queue, idCliente: contact.id });
    const asked = type === SITE ? { dados: siteForm(language) } : {};
    const row = customerOpens(centre, { queue, ...person.opening, ...asked }, { texto: line });
    lives.set(row.id, life);
    later(NUDGE_AFTER_MS, () => nudge(row.id));
  }

  /** Mails that cannot be stored are told of by the mail service. */
  function sent(mail: Promise<unknown>): void {
    mail.catch(() => undefined);
  }

  function nudge(id: number): void {
    const life = lives.get(id);
    const row = findConversation(centre.sql, id);
    if (!life || life.nudged || row?.status !== 'Entrou' || row.queue_type === 4) return;
    life.nudged = true;
    customerWrites(centre, id, { texto: talk.pick(SCRIPTS[life.language].nudges) });
  }

  function answer(id: number): void {
    const life = lives.get(id);
    const row = findConversation(centre.sql, id);
    if (!life || row?.status !== 'Entrou') return;
    const script = SCRIPTS[life.language];
    life.answersLeft -= 1;
    const isLast = life.answersLeft <= 0;
    if (row.queue_type === 4) {
      const words = isLast ? { ...script, answers: script.thanks } : script;
      sent(sendMail(centre, id, isLast ? 'simple' : talk.pick(USUAL_MAILS), { script: words, talk }));
      return;
    }
    if (!isLast && talk.chance(CONTENT_CHANCE)) {
      sendContent(centre, id, talk.pick(CONTENT_KINDS), { script, talk });
      return;
    }
    customerWrites(centre, id, { texto: talk.pick(isLast ? script.thanks : script.answers) });
  }

  /** The customer of a conversation that began before this process, or by other means. */
  function adopt(id: number): Life {
    const life = { language: languageOf(centre, id), answersLeft: talk.int(1, 3), nudged: true };
    lives.set(id, life);
    return life;
  }

  function onAgentWrote(message: MessageRow): void {
    if (speed <= 0 || (message.queue_type === 4 && centre.mailService.isReal)) return;
    const id = message.id_atendimento;
    const life = lives.get(id) ?? adopt(id);
    if (life.answersLeft <= 0) return;
    life.nudged = true;
    const wait = talk.int(...ANSWER_AFTER_MS);
    later(wait / 2, () => typing(id));
    later(wait, () => answer(id));
  }

  function typing(id: number): void {
    const row = findConversation(centre.sql, id);
    if (row?.status !== 'Entrou' || row.agent_id === null || row.queue_type === 4) return;
    centre.stream.push(row.agent_id, 'digitando', {
      idAtendimento: id,
      quem: 'cliente',
      estado: 'digitando',
    });
  }

  centre.signals.agentWrote = onAgentWrote;
  centre.signals.conversationClosed = (id) => lives.delete(id);

  return {
    setSpeed: (wanted) => {
      pending.forEach((cancel) => cancel());
      pending.clear();
      speed = wanted;
      if (speed > 0) later(1_000, open);
    },
  };
}
