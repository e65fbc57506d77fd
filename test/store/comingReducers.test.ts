import { loadedWith } from '../support/loadedWith';
import * as firstReducers from '../../src/store/firstReducers';
import { foldDomains } from '../../src/store/foldDomains';
import * as lateReducers from '../../src/store/lateReducers';
import { comingReducers } from '../../src/store/comingReducers';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { loaded } from '../../src/store/conversations/actions';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { conversation, signedInFacts } from '../support/world';

const begin = { type: 'begin' };

test('the state is whole before its late reducers are there, and as they begin it', () => {
  const reduce = foldDomains({ ...firstReducers, ...comingReducers().folds });
  expect(reduce(undefined, begin)).toEqual(rootReducer(undefined, begin));
});

test('late reducers that are there fold as if they had always been', () => {
  const coming = comingReducers();
  const reduce = foldDomains({ ...firstReducers, ...coming.folds });
  const started = reduce(undefined, begin);
  coming.arrive(lateReducers);
  const facts = [...signedInFacts(), loaded({ conversations: [conversation('1')] })];
  expect(facts.reduce<RootState>(reduce, started)).toEqual(
    facts.reduce<RootState>(rootReducer, rootReducer(undefined, begin)),
  );
});

/** Types of the actions whose creators these files import. */
function typesOf(files: string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '(\.[^']*\/actions)';$/gm)].flatMap(
      ([, names = '', path = '']) => {
        const creators: Record<string, unknown> = jest.requireActual(join(dirname(file), path));
        return names.split(',').flatMap((name) => {
          const creator = creators[name.trim()];
          return typeof creator === 'function' && 'type' in creator ? String(creator.type) : [];
        });
      },
    ),
  );
}

test('nothing that happens before the effects are there is heard by a late reducer', () => {
  const files = loadedWith(['app/live.tsx']).filter((file) => !file.includes('/src/store/'));
  const types = typesOf(files);
  expect(types).toEqual(expect.arrayContaining(['auth/loginRequested', 'config/saveRequested']));
  const heard = types.filter((type) => Object.values(lateReducers).some(({ hears }) => hears(type)));
  expect(heard).toEqual([]);
});
