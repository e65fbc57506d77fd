import { fireEvent, screen } from '@testing-library/react';
import { SearchField } from '../../../src/components/ui/searchField/SearchField';
import { renderWithStore } from '../../support/renderWithStore';

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves the keys of an input method to it (%j)',
  (sign) => {
    const onType = jest.fn();
    const onTake = jest.fn(() => true);
    renderWithStore(<SearchField label="history.search" typed="に" onType={onType} onTake={onTake} />);
    const field = screen.getByRole('searchbox');
    fireEvent.keyDown(field, { key: 'Escape', ...sign });
    fireEvent.keyDown(field, { key: 'Enter', ...sign });
    expect(onType).not.toHaveBeenCalled();
    expect(onTake).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onTake).toHaveBeenCalledTimes(1);
    expect(onType).toHaveBeenCalledWith('');
  },
);
