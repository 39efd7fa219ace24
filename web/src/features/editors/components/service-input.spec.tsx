import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ServiceInput } from './service-input.tsx';

const SERVICES = 'GET /api/admin/website/services';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on(SERVICES, {
    version: 1,
    savedAt: '2026-11-20T08:00:00.000Z',
    savedBy: null,
    values: { serviceOrder: '10,3', service3Title: 'Ölwechsel', service10Title: 'Radwechsel' },
    outdated: [],
  });
});

const open = (value: string) => {
  const onChange = jest.fn();
  renderAdmin(<ServiceInput value={value} onChange={({ target }) => onChange(target.value)} />);
  return { onChange, select: screen.getByRole<HTMLSelectElement>('combobox') };
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('the choice of a service offers all in their order, and none', async () => {
  const { onChange, select } = open('');
  await screen.findByRole('option', { name: 'Ölwechsel' });
  expect(options()).toEqual(['Keine Leistung', 'Radwechsel', 'Ölwechsel']);
  await userEvent.selectOptions(select, 'Ölwechsel');
  expect(onChange).toHaveBeenCalledWith('3');
});

it('the choice of a service stays, also when that service has been removed', async () => {
  const { select } = open('104');
  expect(select.value).toBe('104');
  await screen.findByRole('option', { name: 'Leistung 104 (gibt es nicht mehr)' });
  expect(select.value).toBe('104');
});

it('the choice of a service says of none that it is gone while nobody knows', async () => {
  api.on(SERVICES, { status: 403, body: { statusCode: 403, code: 'forbidden', message: 'Nein.' } });
  const { select } = open('3');
  expect(await screen.findByRole('option', { name: 'Leistung 3' })).toBeInTheDocument();
  expect(select.value).toBe('3');
});
