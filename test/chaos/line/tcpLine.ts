import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { CALM, passage, type Conditions } from './conditions';

/** A line to a port of this machine on which things go wrong. */
export interface TcpLine {
  port: number;
  /** Things go differently from now on; what is not named stays. */
  change(conditions: Partial<Conditions>): void;
  /** Cuts every connection now (RST). */
  cut(): void;
  /** Cuts every connection within the next piece that goes through it, after this share of its bytes. */
  cutWithin(share: number): void;
  close(): Promise<void>;
}

/** One connection through the line. */
interface Through {
  ends: readonly [Socket, Socket];
  cutWithin: number | null;
}

function reset({ ends }: Through): void {
  ends.forEach((end) => end.resetAndDestroy());
}

/** The other side gets the beginning of a frame and then the end of the line. */
function cutInTwo(through: Through, to: Socket, piece: Buffer, share: number): void {
  to.end(piece.subarray(0, Math.floor(piece.length * share)), () => reset(through));
}

async function carry(through: Through, from: Socket, to: Socket, now: () => Conditions): Promise<void> {
  for await (const piece of from) {
    if (!Buffer.isBuffer(piece)) continue;
    await passage(piece.length, now);
    if (through.cutWithin !== null) {
      cutInTwo(through, to, piece, through.cutWithin);
      return;
    }
    if (to.destroyed) return;
    to.write(piece);
  }
}

/** Opens a line on a free port of this machine to `target`. */
export async function openLine(target: number): Promise<TcpLine> {
  const open = new Set<Through>();
  let conditions = CALM;

  const server = createServer((near) => {
    if (conditions.refuses) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    const through: Through = { ends: [near, far], cutWithin: null };
    open.add(through);
    const over = (): void => {
      open.delete(through);
      near.destroy();
      far.destroy();
    };
    for (const end of through.ends) {
      end.setNoDelay(true);
      end.on('error', () => undefined);
      end.on('close', over);
    }
    carry(through, near, far, () => conditions).catch(over);
    carry(through, far, near, () => conditions).catch(over);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  const cut = (): void => open.forEach(reset);
  return {
    port: (server.address() as AddressInfo).port,
    change: (changed) => {
      conditions = { ...conditions, ...changed };
    },
    cut,
    cutWithin: (share) =>
      open.forEach((through) => {
        through.cutWithin = share;
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
