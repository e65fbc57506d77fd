import { act, render, screen } from '@testing-library/react';
import { App } from '../../../src/app/App';
import { preferredLanguage } from '../../../src/components/intl/languages';
import { browserLanguageReported, deploymentLoaded, saveRequested } from '../../../src/store/config/actions';
import { selectLanguage } from '../../../src/store/config/selectors';
import { selectSettings } from '../../../src/store/config/settingsSelectors';
import type { Deployment, Language } from '../../../src/store/config/types';
import { sessionMissing } from '../../../src/store/auth/actions';
import { recordingStore } from '../../support/renderWithStore';
import { createTestHandles } from '../../support/testHandles';
import { CONFIGURATION, DEPLOYMENT } from '../../support/world';

const SUBTITLES = {
  pt_BR: 'Entre para começar a atender.',
  es_cl: 'Entra para empezar a atender.',
  eng_US: 'Sign in to start taking conversations.',
} as const satisfies Record<Language, string>;

const suggesting = (language: Language): Deployment => ({
  ...DEPLOYMENT,
  defaults: { ...DEPLOYMENT.defaults, language },
});

describe('the language that a browser prefers', () => {
  it.each<[string[], Language | null]>([
    [['pt'], 'pt_BR'],
    [['pt-PT', 'en'], 'pt_BR'],
    [['es-419'], 'es_cl'],
    [['ES'], 'es_cl'],
    [['en-GB', 'pt-BR'], 'eng_US'],
    [['fr-FR', 'fr', 'es-ES', 'en'], 'es_cl'],
    [['est', 'eng-x', ''], null],
    [[], null],
  ])('of %j is %p', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe('the language of a first visit', () => {
  it('is that of the browser, at the login and in the settings; the deployment wins, and what is saved over both', async () => {
    const { store } = recordingStore([sessionMissing(), browserLanguageReported({ language: 'es_cl' })]);
    window.history.replaceState(null, '', '/login');
    render(<App store={store} handles={createTestHandles()} />);
    expect(await screen.findByText(SUBTITLES.es_cl)).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'es-CL');
    expect(await screen.findByRole('dialog', { name: 'Configuración' })).toBeInTheDocument();

    act(() => void store.dispatch(deploymentLoaded(DEPLOYMENT)));
    expect(selectSettings(store.getState())).toMatchObject({ language: 'es_cl', server: 'http://sugerido' });
    act(() => void store.dispatch(deploymentLoaded(suggesting('eng_US'))));
    expect(await screen.findByText(SUBTITLES.eng_US)).toBeInTheDocument();
    expect(selectSettings(store.getState()).language).toBe('eng_US');

    act(() => void store.dispatch(saveRequested({ ...CONFIGURATION, language: 'pt_BR' })));
    expect(await screen.findByText(SUBTITLES.pt_BR)).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
    expect(selectSettings(store.getState()).language).toBe('pt_BR');
  });

  it('is Portuguese where the product speaks none of the browser', () => {
    const { store } = recordingStore([deploymentLoaded(DEPLOYMENT)]);
    expect(selectLanguage(store.getState())).toBe('pt_BR');
    expect(selectSettings(store.getState()).language).toBe('pt_BR');
  });
});
