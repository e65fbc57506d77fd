import { BadArguments } from '../options';
import type { Centre } from '../centre/centre';
import { mailQueues } from './threading';

/** Gives e-mail queues their addresses; without queue, the first. @throws BadArguments for a queue that takes no mails */
export function nameQueues(centre: Centre, addresses: readonly { queue?: string; address: string }[]): void {
  for (const { queue, address } of addresses) {
    const queues = mailQueues(centre.sql);
    const named = queue === undefined ? queues[0] : queues.find(({ name }) => name === queue);
    if (!named) throw new BadArguments(`there is no e-mail queue ${queue ?? ''}`);
    centre.sql.run('UPDATE queues SET email = ? WHERE name = ?', address, named.name);
  }
}
