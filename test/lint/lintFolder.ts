import { ESLint } from 'eslint';
import { houseRules } from '../../scripts/lint/config';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder to lint.');

/** Lints a folder by the house rules as if it were the project; prints what each file was told as JSON. */
const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: houseRules(folder) });
const results = await eslint.lintFiles(['.']);
const told = results.map(({ filePath, messages }) => ({
  path: filePath.slice(folder.length + 1),
  messages: messages.map(({ ruleId, message, severity }) => ({ ruleId, message, severity })),
}));
process.stdout.write(JSON.stringify(told));
