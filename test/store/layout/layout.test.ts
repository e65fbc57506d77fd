import * as layout from '../../../src/store/layout/actions';
import { AS_DELIVERED } from '../../../src/store/layout/reducer';
import { selectLayout, selectPaneWidth } from '../../../src/store/layout/selectors';
import { emptyState, fold } from '../../support/fold';

function seenBy(login: string, actions: Parameters<typeof fold>[0]) {
  return { layout: fold(actions).layout, auth: { user: { login } } };
}

it('is as delivered until the agent arranges it, whatever their login is called', () => {
  expect(selectLayout({ layout: emptyState().layout, auth: { user: null } })).toBe(AS_DELIVERED);
  expect(selectLayout(seenBy('constructor', []))).toBe(AS_DELIVERED);
});

it('keeps density, size of words and widths for each agent', () => {
  const actions = [
    layout.densityRequested({ agent: 'ana', density: 'compact' }),
    layout.textSizeRequested({ agent: 'ana', textSize: 125 }),
    layout.paneWidthRequested({ agent: 'ana', pane: 'list', width: 390 }),
    layout.paneWidthRequested({ agent: 'rui', pane: 'customer', width: 330 }),
  ];
  expect(selectLayout(seenBy('ana', actions))).toEqual({
    density: 'compact',
    textSize: 125,
    widths: { list: 390 },
  });
  expect(selectPaneWidth(seenBy('rui', actions), 'customer')).toBe(330);
  expect(selectPaneWidth(seenBy('rui', actions), 'list')).toBeUndefined();
  expect(selectLayout(seenBy('eva', actions))).toBe(AS_DELIVERED);
});

it('gives a pane its own width back', () => {
  const actions = [
    layout.paneWidthRequested({ agent: 'ana', pane: 'list', width: 390 }),
    layout.paneWidthRequested({ agent: 'ana', pane: 'list', width: null }),
  ];
  expect(selectLayout(seenBy('ana', actions)).widths).toEqual({});
});

it('keeps where mails are written and how high, until their own height is asked for', () => {
  const drawn = [
    layout.mailPlaceRequested({ agent: 'ana', place: 'popup' }),
    layout.mailHeightRequested({ agent: 'ana', percent: 65 }),
    layout.mailsDarkRequested({ agent: 'ana', dark: true }),
  ];
  expect(selectLayout(seenBy('ana', drawn))).toMatchObject({
    mailPlace: 'popup',
    mailHeight: 65,
    areMailsDark: true,
  });
  const back = layout.mailHeightRequested({ agent: 'ana', percent: null });
  expect(selectLayout(seenBy('ana', [...drawn, back]))).not.toHaveProperty('mailHeight');
  expect(selectLayout(seenBy('rui', drawn))).toBe(AS_DELIVERED);
});
