import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from './run';

/** The project as tsconfig.json says. @throws Error when that cannot be read */
function readProgram(): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host);
  if (parsed === undefined) throw new Error('tsconfig.json cannot be read');
  return ts.createProgram(parsed.fileNames, parsed.options);
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

/** Type errors as the compiler prints them; empty: there are none. */
function typeErrors(program: ts.Program): string {
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), formatHost);
}

/** What the linter finds with the types of the program; empty: nothing. */
async function lintErrors(program: ts.Program): Promise<string> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { programs: [program], projectService: false } },
    },
  });
  const results = await eslint.lintFiles(['.']);
  return (await eslint.loadFormatter('stylish')).format(
    results.filter(({ messages }) => messages.length > 0),
  );
}

// Both read the same types, which takes longer than all else they do: one process reads them once.
const program = readProgram();
const found = [typeErrors(program), await lintErrors(program)].filter((text) => text.trim() !== '');
for (const text of found) console.log(text);
process.exitCode = found.length === 0 ? 0 : 1;
