import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { awaitedPart } from '../../../src/components/ui/feedback/awaitedPart';
import { ErrorBoundary } from '../../../src/components/ui/feedback/ErrorBoundary';
import { lazyPart } from '../../../src/components/ui/feedback/lazyPart';
import { renderWithStore } from '../../support/renderWithStore';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const Part = (): string => 'here it is';

describe('a part of the screen that is fetched', () => {
  it('comes once it can be had: a server that restarts takes nothing away', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('no network'))
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ default: Part });
    const Late = lazyPart<object>(load);
    render(
      <Suspense fallback="coming">
        <Late />
      </Suspense>,
    );
    expect(screen.getByText('coming')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_499));
    expect(screen.queryByText('here it is')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('here it is')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('that is gone is said so', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValue(new Error('no such file'));
    const Gone = lazyPart<object>(load);
    renderWithStore(
      <ErrorBoundary>
        <Suspense fallback="coming">
          <Gone />
        </Suspense>
      </ErrorBoundary>,
    );
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte da tela parou de funcionar.');
    expect(load).toHaveBeenCalledTimes(6);
    errors.mockRestore();
  });
});

describe('a part that a first screen waits for', () => {
  const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

  it('is drawn at once where it was fetched ahead', async () => {
    const load = jest.fn().mockResolvedValue({ default: Part });
    const awaited = awaitedPart(load);
    awaited.preload();
    await settled();
    render(<awaited.Part fallback="coming" />);
    expect(screen.getByText('here it is')).toBeInTheDocument();
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is drawn the moment it comes', async () => {
    let arrive = (_part: { default: typeof Part }): void => undefined;
    const awaited = awaitedPart(() => new Promise((resolve) => (arrive = resolve)));
    render(<awaited.Part fallback="coming" />);
    expect(screen.getByText('coming')).toBeInTheDocument();
    arrive({ default: Part });
    await settled();
    expect(screen.getByText('here it is')).toBeInTheDocument();
  });

  it('that is gone is said so, and tried again where it is drawn anew', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValue(new Error('no such file'));
    const awaited = awaitedPart(load);
    awaited.preload();
    const shown = renderWithStore(
      <ErrorBoundary>
        <awaited.Part />
      </ErrorBoundary>,
    );
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte da tela parou de funcionar.');
    shown.unmount();
    load.mockResolvedValue({ default: Part });
    render(<awaited.Part />);
    await settled();
    expect(screen.getByText('here it is')).toBeInTheDocument();
    errors.mockRestore();
  });
});
