import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { CalendarLoader } from './calendar-loader.tsx';

const originalObserver = globalThis.IntersectionObserver;
let comeNear: (() => void) | undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = originalObserver;
});

const open = (days: React.ComponentProps<typeof CalendarLoader>['days']) =>
  renderPublic(
    <CalendarLoader days={days} date={null} today="2099-01-05" onChoose={() => {}} onLookUntil={() => {}} />,
  );
const month = () => screen.findByRole('grid', { name: 'Januar 2099' }, { timeout: 10_000 });

it('the calendar is fetched when the visitor comes near', async () => {
  open([]);
  // Longer than it takes once it is asked for.
  await act(() => import('./day-calendar.tsx'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  act(() => comeNear?.());
  expect(await month()).toBeVisible();
});

it('the calendar is fetched when there are days to choose from, wherever the visitor is', async () => {
  open([{ date: '2099-01-06', times: ['07:30'], dropOff: false }]);
  expect(await month()).toBeVisible();
});
