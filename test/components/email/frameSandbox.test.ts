import { frameSandbox } from '../../../src/components/email/frameSandbox';

const CALM = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A page whose frames call the listeners of the page, or none as WebKit's without scripts. */
function pageOf(isHeard: boolean): Document {
  const page = document.implementation.createHTMLDocument();
  const inside = document.implementation.createHTMLDocument();
  if (!isHeard) jest.spyOn(inside, 'dispatchEvent').mockReturnValue(true);
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(inside);
  return page;
}

afterEach(() => jest.restoreAllMocks());

test('a frame runs no scripts where the page is heard in it all the same', () => {
  expect(frameSandbox(pageOf(true))).toBe(CALM);
});

test('scripts are left to the policy where the page would not be heard; it is asked once, and leaves nothing', () => {
  const page = pageOf(false);
  const create = jest.spyOn(page, 'createElement');
  expect([frameSandbox(page), frameSandbox(page)]).toEqual(Array(2).fill(`${CALM} allow-scripts`));
  expect(create).toHaveBeenCalledTimes(1);
  expect(page.querySelector('iframe')).toBeNull();
});

test('a frame runs no scripts where nothing can be found out', () => {
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
  expect(frameSandbox(document.implementation.createHTMLDocument())).toBe(CALM);
});
