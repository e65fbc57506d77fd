import { act } from '@testing-library/react';
import { DocumentHead } from '../../../src/components/config/DocumentHead';
import { languageRequested } from '../../../src/store/config/actions';
import { renderWithStore } from '../../support/renderWithStore';

test('the document and the shortcuts of an installed console speak the language that is chosen', () => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  document.head.append(link);
  try {
    const { store } = renderWithStore(<DocumentHead />);
    const said = () => [document.documentElement.lang, link.getAttribute('href')];
    expect(said()).toEqual(['pt-BR', '/manifest.webmanifest']);
    act(() => void store.dispatch(languageRequested({ language: 'es_cl' })));
    expect(said()).toEqual(['es-CL', '/manifest-es_cl.webmanifest']);
  } finally {
    link.remove();
  }
});
