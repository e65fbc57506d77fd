import { isValidElement, type PropsWithChildren } from 'react';
import { createRoutesFromElements } from 'react-router-dom';
import { isScreenPath, SCREEN_PATHS } from '../../../src/lib/screenPaths';
import { ConsoleRoutes } from '../../../src/pages/ConsoleRoutes';

function routePaths(): (string | undefined)[] {
  const routes = ConsoleRoutes();
  if (!isValidElement<PropsWithChildren>(routes)) throw new Error('No routes');
  return createRoutesFromElements(routes.props.children).map(({ path }) => path);
}

test('what the service worker takes for a screen is what the router has one for', () => {
  expect([...SCREEN_PATHS, '*'].sort()).toEqual(['/', '/replay', ...routePaths()].sort());
});

test.each(['/home/', '/Historico', '/ligacao', '/ligacao123', '/ligacao/123/'])('%s is one', (path) => {
  expect(isScreenPath(path)).toBe(true);
});

test.each(['/gravacoes/anexos/7/boleto.html', '/home/boleto.html', '/ligacao/1/2', '/sw.js', '//home'])(
  '%s is none',
  (path) => {
    expect(isScreenPath(path)).toBe(false);
  },
);
