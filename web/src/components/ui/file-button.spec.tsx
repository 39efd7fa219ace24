import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { FileButton } from './file-button.tsx';

it('a file button is named by our words, reached by keyboard and hands on what is chosen', async () => {
  const onChange = jest.fn();
  renderAdmin(<FileButton label="Dateien wählen" input={{ multiple: true, onChange }} />);
  const input = screen.getByLabelText<HTMLInputElement>('Dateien wählen');
  await userEvent.tab();
  expect(input).toHaveFocus();
  // The browser's own hint would say in its language that no file is chosen.
  expect(input).toHaveAttribute('title', '');
  await userEvent.upload(input, new File(['x'], 'ausweis.pdf'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(input.files?.[0]?.name).toBe('ausweis.pdf');
});
