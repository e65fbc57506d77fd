import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { HistoryPage } from '../../src/pages/HistoryPage';
import { loaded as choicesLoaded } from '../../src/store/classification/actions';
import * as history from '../../src/store/history/actions';
import type { CallRow, ServiceRow } from '../../src/store/history/types';
import { renderWithStore, type Rendered } from './renderWithStore';
import { sampleCallRow } from './samples';
import { voiceFacts } from './telephone';

/** Noon of the day of these tests. */
export const NOON = new Date(2026, 2, 10, 12);

/** What the history shows unless other days are chosen. */
export const WEEK = { from: '2026-03-03', to: '2026-03-10' };

/** Lets the tests of a file run at noon of their day. */
export function atNoon(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON, advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** So many hours before noon (ms). */
export function hoursBefore(back: number): number {
  return NOON.getTime() - back * 3_600_000;
}

/** A call so many hours before noon, under that number as its id. */
export function callRow(id: string, fields: Partial<CallRow> = {}): CallRow {
  return sampleCallRow({ id, uniqueId: id, startedAt: hoursBefore(Number(id)), ...fields });
}

const choices = choicesLoaded({
  classifications: [
    { id: '1', name: 'Venda', queues: [] },
    { id: '2', name: 'Engano', queues: [] },
  ],
  subclassifications: [{ id: '11', name: 'Fechada', classificationId: '1' }],
});

/** Shows the history with these calls read. */
export async function showCalls(
  rows: readonly CallRow[],
  facts: UnknownAction[] = voiceFacts('Voz'),
): Promise<Rendered> {
  const shown = renderWithStore(<HistoryPage />, { facts: [...facts, choices] });
  await screen.findByRole('tab', { name: 'Ligações' });
  act(() => {
    shown.store.dispatch(history.readStarted({ table: 'calls', period: WEEK }));
    shown.store.dispatch(history.callsLoaded({ rows: [...rows] }));
    shown.store.dispatch(history.readCompleted({ table: 'calls' }));
  });
  return shown;
}

/** Shows the history with these services read. */
export async function showServices(rows: readonly ServiceRow[]): Promise<Rendered> {
  const shown = await showCalls([]);
  await shown.user.click(screen.getByRole('tab', { name: 'Atendimentos' }));
  act(() => {
    shown.store.dispatch(history.readStarted({ table: 'services', period: WEEK }));
    shown.store.dispatch(history.servicesLoaded({ rows: [...rows] }));
    shown.store.dispatch(history.readCompleted({ table: 'services' }));
  });
  return shown;
}

/** The table that shows. */
export function table(name = 'Ligações') {
  return within(screen.getByRole('table', { name }));
}

/** What its heads say. */
export function heads(name?: string): (string | null)[] {
  return table(name)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}
