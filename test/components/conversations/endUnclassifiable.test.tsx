import { screen } from '@testing-library/react';
import { EndDialog } from '../../../src/components/conversations/EndDialog';
import * as classification from '../../../src/store/classification/actions';
import { endConfirmationOpened, loaded } from '../../../src/store/conversations/actions';
import { loaded as queuesLoaded } from '../../../src/store/queues/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

const A = { conversationId: '1001' };

it('the end can be said yes to where the queue requires a classification and has none to choose', () => {
  renderWithStore(<EndDialog afterClose={() => undefined} />, {
    facts: [
      queuesLoaded({ queues: [{ name: 'SAC', type: 3, mustClassify: true, instances: [], email: null }] }),
      loaded({ conversations: [sampleConversation()] }),
      classification.loaded({ classifications: [], subclassifications: [] }),
      classification.rowsLoaded({ ...A, rows: [] }),
      endConfirmationOpened(A),
    ],
  });
  expect(screen.getByRole('button', { name: 'Sim' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Classificar' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('mas não tem nenhuma para escolher');
});
