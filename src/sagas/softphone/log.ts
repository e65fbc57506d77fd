import { logDownloaded, logDownloadRequested } from '../../store/softphone/actions';
import { services, voiceServices } from '../core/context';
import { call, put, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

function fileName(at: number): string {
  return `softphone-${new Date(at).toISOString().slice(0, 19).replace(/[:T]/g, '-')}.log`;
}

function* download(): SagaGenerator<void> {
  const { clock, download: downloads } = yield* call(services);
  const { log } = yield* call(voiceServices);
  const kept = yield* call(log.read);
  const text = yield* call(async () => kept.text());
  yield* call(downloads.save, fileName(clock.now()), text, 'text/plain');
  yield* put(logDownloaded({ bytes: kept.size }));
}

/** Hands the softphone's log to the agent. */
export const softphoneLogWorkers = [
  worker('leading', [logDownloadRequested], guarded('softphoneLog', download)),
];
