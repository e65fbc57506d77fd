import { Button } from 'antd';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { exportRequested } from '../../../store/config/actions';
import { selectSettings } from '../../../store/config/settingsSelectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { useHandles } from '../../handles';
import { T, useText } from '../../intl';
import { useToast } from '../../ui/feedback';
import { SETTINGS } from '../settingsTable';
import { ImportReview } from './ImportReview';
import { readSettingsFile, settingsForFile, writeSettingsFile, type FileReading } from './settingsFile';

/** Above this no file is one of settings, bytes. */
const LARGEST = 200_000;

const PROBLEMS = {
  tooLarge: 'settings.file.tooLarge',
  notJson: 'settings.file.notJson',
  otherFormat: 'settings.file.otherFormat',
  newer: 'settings.file.newer',
  incomplete: 'settings.file.incomplete',
} as const;

function Problem({ reading }: { reading: FileReading | null }): ReactNode {
  if (reading === null || reading.ok) return null;
  const { problem } = reading;
  return problem.kind === 'field' ? (
    <T id="settings.file.field" values={{ field: problem.field }} />
  ) : (
    <T id={PROBLEMS[problem.kind]} />
  );
}

function ExportButton(): ReactNode {
  const t = useText();
  const show = useToast();
  const handles = useHandles();
  const request = useRequest();
  const kept = useAppSelector(selectSettings);

  function save(): void {
    const textId = handles.deposit(writeSettingsFile(kept));
    request(exportRequested({ textId, fileName: 'agent-console-settings.json' }));
    show(t('settings.file.exported'), 'success');
  }

  return (
    <Button onClick={save}>
      <T id="settings.file.export" />
    </Button>
  );
}

/** What the file does not tell, so that nobody waits for it in vain. */
function LeftOut(): ReactNode {
  const t = useText();
  const intl = useIntl();
  const { leftOut } = settingsForFile(useAppSelector(selectSettings));
  return (
    <p className="field__hint settings__below">
      {leftOut.length === 0 ? (
        <T id="settings.file.noSecrets" />
      ) : (
        <T
          id="settings.file.leftOut"
          values={{ settings: intl.formatList(leftOut.map((name) => t(SETTINGS[name].name))) }}
        />
      )}
    </p>
  );
}

/** The settings as a file: handed out, and taken in after a look at what it changes. */
export function ConfigurationFile(): ReactNode {
  const kept = useAppSelector(selectSettings);
  const [reading, setReading] = useState<FileReading | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again after it was put right.
    const done = () => {
      if (input.current !== null) input.current.value = '';
    };
    if (file === undefined) return;
    const reading: Promise<FileReading> =
      file.size > LARGEST
        ? Promise.resolve({ ok: false, problem: { kind: 'tooLarge' } })
        : file.text().then(
            (json) => readSettingsFile(json, kept),
            () => readSettingsFile('', kept),
          );
    void reading.then(setReading).finally(done);
  }

  return (
    <div className="field" role="group" aria-labelledby="settings-file-title">
      <h4 className="field__label" id="settings-file-title">
        <T id="settings.file" />
      </h4>
      <p className="field__hint">
        <T id="settings.fileHint" />
      </p>
      <div className="settings__buttons">
        <ExportButton />
        <Button onClick={() => input.current?.click()}>
          <T id="settings.file.import" />
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          data-testid="settings-file"
          accept=".json,application/json"
          onChange={onChange}
        />
      </div>
      <LeftOut />
      <p className="settings__fault" role="alert">
        <Problem reading={reading} />
      </p>
      {reading?.ok === true && <ImportReview settings={reading.settings} onDone={() => setReading(null)} />}
    </div>
  );
}
