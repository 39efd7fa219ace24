import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckRequest, JobCheck } from '@garage/contracts/findings';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { CheckRow } from './check-row.tsx';

const LINE = { serviceId: 10, text: 'Bremsen' };
const check = (change: Partial<JobCheck> = {}): JobCheck => ({
  ...LINE,
  rating: null,
  value: null,
  note: null,
  version: 1,
  changedBy: null,
  changedAt: null,
  ...change,
});
const onSave = jest.fn<(request: CheckRequest) => void>();

const line = (shown: JobCheck, waiting: CheckRequest | null = null) => (
  <ul>
    <CheckRow check={shown} waiting={waiting} disabled={false} onSave={onSave} />
  </ul>
);
const value = () => screen.getByLabelText('Gemessen: Bremsen');

afterEach(() => {
  cleanup();
  onSave.mockClear();
});

describe('a line that two people change', () => {
  it('shows what a colleague says where nothing is typed, and goes on from there', async () => {
    const { rerender } = renderAdmin(line(check()));
    rerender(line(check({ rating: 'green', value: '4 mm', version: 2 })));
    expect(value()).toHaveValue('4 mm');
    await userEvent.click(screen.getByRole('button', { name: 'Bald' }));
    expect(onSave).toHaveBeenCalledWith({ ...LINE, rating: 'amber', value: '4 mm', version: 2 });
  });

  it('keeps what is typed, and says over which version, so that the colleague’s word is not lost either', async () => {
    const { rerender } = renderAdmin(line(check()));
    await userEvent.type(value(), '3.2 mm');
    rerender(line(check({ rating: 'green', value: '4 mm', version: 2 })));
    expect(value()).toHaveValue('3.2 mm');
    await userEvent.tab();
    const mine = { ...LINE, rating: 'green', value: '3.2 mm', version: 1 } as const;
    expect(onSave).toHaveBeenCalledWith(mine);

    rerender(line(check({ rating: 'green', value: '4 mm', version: 2 }), mine));
    expect(value()).toHaveValue('3.2 mm');
    // The server has refused it, and the note above shows both.
    rerender(line(check({ rating: 'green', value: '4 mm', version: 2 })));
    expect(value()).toHaveValue('4 mm');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt' }));
    expect(onSave).toHaveBeenLastCalledWith({ ...LINE, rating: 'red', value: '4 mm', version: 2 });
  });

  it('is not in the way of itself while its rating is saved and a value is typed', async () => {
    const { rerender } = renderAdmin(line(check()));
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt' }));
    rerender(line(check(), { ...LINE, rating: 'red', version: 1 }));
    await userEvent.type(value(), '1.4 mm');
    rerender(line(check({ rating: 'red', version: 2 })));
    expect(value()).toHaveValue('1.4 mm');
    await userEvent.tab();
    expect(onSave).toHaveBeenLastCalledWith({ ...LINE, rating: 'red', value: '1.4 mm', version: 2 });
  });

  it('goes on from its own version once that is saved', async () => {
    const { rerender } = renderAdmin(line(check()));
    await userEvent.type(value(), '3.2 mm ');
    rerender(line(check({ value: '3.2 mm', version: 2 })));
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt' }));
    expect(onSave).toHaveBeenCalledWith({ ...LINE, rating: 'red', value: '3.2 mm', version: 2 });
  });
});
