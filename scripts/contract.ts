import { writeFileSync } from 'node:fs';
import { contractFiles } from './contract/files';

for (const [path, text] of Object.entries(contractFiles())) {
  writeFileSync(path, text);
  console.log(path);
}
