import { logMasks } from '../../src/store/actionLog/logMasks';
import { createDevtoolsMask } from '../../src/store/devtoolsMask';
import { keepRequested } from '../../src/store/drafts/actions';
import { rootReducer } from '../../src/store/rootReducer';

const typed = keepRequested({ conversationId: '1', text: 'segredo' });
const state = rootReducer(rootReducer(undefined, { type: 'start' }), typed);

describe('what Redux DevTools is shown in production', () => {
  const { options, arrive } = createDevtoolsMask();
  const shownAction = (action: { type: string }) => options.actionSanitizer?.(action, 1);
  const shownState = () => options.stateSanitizer?.(state, 1);

  it('is nothing but types before the masks are there', () => {
    expect(shownAction(typed)).toEqual({ ...typed, payload: undefined });
    expect(JSON.stringify(shownState())).toBe('{}');
  });

  it('is what the log holds as soon as they are', () => {
    arrive(logMasks);
    expect(shownAction(typed)).toMatchObject({ type: typed.type, payload: { text: 'xxxxxxx' } });
    expect(shownAction({ type: '@@INIT' })).toEqual({ type: '@@INIT' });
    const rehydrated = { type: 'persist/REHYDRATE', payload: { server: 'segredo' } };
    expect(shownAction(rehydrated)).toEqual({ type: 'persist/REHYDRATE', payload: undefined });
    const shown = JSON.stringify(shownState());
    expect(shown).toContain('xxxxxxx');
    expect(shown).not.toContain('segredo');
    expect(JSON.stringify(state)).toContain('segredo');
  });
});
