import type { Linter } from 'eslint';

const TOO_YOUNG = 'It is younger than the oldest browsers of the README.';

/** TypeScript knows the newest browsers; what the oldest ones lack throws there, often at each request. */
export const browserRules: Linter.RulesRecord = {
  'no-restricted-properties': [
    'error',
    { object: 'URL', property: 'canParse', message: `${TOO_YOUNG} Use lib/parseUrl.` },
    { object: 'URL', property: 'parse', message: `${TOO_YOUNG} Use lib/parseUrl.` },
    { object: 'AbortSignal', property: 'any', message: TOO_YOUNG },
    { object: 'Promise', property: 'withResolvers', message: TOO_YOUNG },
    { property: 'checkVisibility', message: `${TOO_YOUNG} Ask for getClientRects.` },
  ],
};
