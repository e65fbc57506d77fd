import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallBar } from '../../../src/components/calls/CallBar';
import * as calls from '../../../src/store/calls/actions';
import { violations } from '../../support/axe';
import { incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const bar = () => within(screen.getByRole('region', { name: 'Ligação em andamento' }));

async function showMore(facts: UnknownAction[] = []) {
  const view = renderWithStore(<CallBar />, { facts: [...voiceFacts('Voz'), ...incomingCall(), ...facts] });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  const opener = bar().getByRole('button', { name: 'Mais opções da ligação' });
  await view.user.click(opener);
  return { ...view, happen, opener };
}

describe('what a call has beside its buttons', () => {
  const popup = () => within(bar().getByRole('dialog', { name: 'Mais opções da ligação' }));

  it('tells the quality with its figures, and leads to the devices', async () => {
    const mos = calls.qualityMeasured({ callId: 'in1', mos: 4.3, rttMs: 50, jitterMs: 2, lossFraction: 0 });
    const { user, dispatched } = await showMore([mos]);
    expect(popup().getByText('Qualidade: boa').nextElementSibling).toHaveTextContent('MOS: último 4,3');
    await user.click(popup().getByRole('button', { name: 'Configurações de áudio' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'devices/settingsOpenRequested' });
  });

  it('opens from the bar, is operated there, and leaves the focus on its button', async () => {
    const { user, opener } = await showMore();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await violations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(bar().queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('closes by Escape where its words were pressed, and by a press elsewhere', async () => {
    const { user, opener } = await showMore();
    await user.click(popup().getByText(/^Qualidade/));
    expect(bar().getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(bar().queryByRole('dialog')).toBeNull();
    await user.click(opener);
    await user.click(popup().getByText(/^Qualidade/));
    await user.click(document.body);
    expect(bar().queryByRole('dialog')).toBeNull();
  });

  it('stays open while the window changes its size, unless its button or what has the focus is hidden', async () => {
    const { user, opener } = await showMore();
    const hidden = new Set<Element>();
    const box = opener.getBoundingClientRect();
    const rects = jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function of(
      this: Element,
    ) {
      return Object.assign(hidden.has(this) ? [] : [box], { item: () => null });
    });
    const resize = (...hides: (Element | null)[]) =>
      act(async () => {
        for (const element of hides) if (element !== null) hidden.add(element);
        fireEvent(window, new Event('resize'));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    await resize();
    expect(bar().getByRole('dialog')).toBeVisible();
    await resize(document.activeElement);
    expect(bar().queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    hidden.clear();
    await user.click(opener);
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await resize();
    expect(bar().queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await resize(opener);
    expect(bar().queryByRole('dialog')).toBeNull();
    rects.mockRestore();
  });
});

describe('the volumes of a call', () => {
  it.each([
    ['Volume do alto-falante', 'Silenciar alto-falante', 'speaker'],
    ['Volume do microfone', 'Silenciar microfone', 'microphone'],
  ])('%s: is turned, and muted', async (volume, mute, side) => {
    const { user, dispatched, happen } = await showMore();
    const slider = screen.getByRole('slider', { name: volume });
    expect(slider).toHaveValue('100');
    expect(slider).toHaveAttribute('aria-valuetext', '100%');
    fireEvent.change(slider, { target: { value: '40' } });
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/volumeRequested',
      payload: { callId: 'in1', side, volume: 40 },
    });
    await user.click(screen.getByRole('button', { name: mute }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { callId: 'in1', side, muted: true } });
    happen(calls.levelChanged({ callId: 'in1', side: side as 'speaker', volume: 40, muted: true }));
    expect(screen.getByRole('button', { name: mute })).toHaveAttribute('aria-pressed', 'true');
    expect(slider).toHaveValue('40');
  });

  it('follow the hand at once and ask for the sound a few times a second', async () => {
    const { dispatched } = await showMore();
    jest.useFakeTimers();
    const pass = () =>
      act(() => {
        jest.advanceTimersByTime(200);
      });
    const slider = screen.getByRole('slider', { name: 'Volume do alto-falante' });
    for (const value of ['90', '80', '70', '60']) fireEvent.change(slider, { target: { value } });
    expect(slider).toHaveValue('60');
    const asked = () => dispatched.filter(calls.volumeRequested.match).map(({ payload }) => payload.volume);
    expect(asked()).toEqual([90]);
    pass();
    expect(asked()).toEqual([90, 60]);
    // Nobody took it: the slider tells the truth again.
    pass();
    expect(slider).toHaveValue('100');
    expect(asked()).toEqual([90, 60]);
    jest.useRealTimers();
  });
});
