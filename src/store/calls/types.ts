/** A call as the server's channel reports it; the softphone owns the live call itself. */
export interface ReportedCall {
  uniqueId: string;
  number: string;
  name: string | null;
  queue: string | null;
  incoming: boolean;
  startedAt: string;
  answeredAt: string | null;
}
