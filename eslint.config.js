import { tsImport } from 'tsx/esm/api';

// The rules are TypeScript, like all else here; ESLint loads its configuration with plain Node.
const { houseRules } = await tsImport('./scripts/lint/config.ts', import.meta.url);

export default houseRules(import.meta.dirname);
