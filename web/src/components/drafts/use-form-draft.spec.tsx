import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { DraftNote } from './draft-note.tsx';
import { FormDialog } from '../staff-form/form-dialog.tsx';
import { KEEP_TYPED, REPLACE_TYPED } from './keep-typed.ts';
import { useFormDraft } from './use-form-draft.ts';

const EVA = 101;
const MARCO = 95;

interface Values {
  name: string;
  phone: string;
  password: string;
}
const STORED: Values = { name: 'Garage', phone: '052', password: '' };
const SECRETS = ['password'] as const;

interface Props {
  stored?: Values;
  version?: number;
  onClosed?: () => void;
}

function Fields({ stored = STORED, version = 1, onClosed }: Props) {
  const form = useForm<Values>({ values: stored, resetOptions: KEEP_TYPED });
  const draft = useFormDraft(form, { name: 'test', version, except: SECRETS });
  const fields = (['name', 'phone', 'password'] as const).map((name) => (
    <input key={name} aria-label={name} {...form.register(name)} />
  ));
  if (!onClosed) {
    return (
      <form onSubmit={(event) => void form.handleSubmit((typed) => form.reset(typed, REPLACE_TYPED))(event)}>
        <DraftNote {...draft} />
        {fields}
        <button type="submit">save</button>
        <button type="button" onClick={() => form.reset(stored, REPLACE_TYPED)}>
          discard
        </button>
      </form>
    );
  }
  const save = form.handleSubmit(() => {
    draft.forget();
    onClosed();
  });
  return (
    <FormDialog title="window" isSubmitting={false} draft={draft} onSubmit={save} onClose={onClosed}>
      {fields}
    </FormDialog>
  );
}

const opened = (userId: number, props: Props = {}) => renderAdmin(<Fields {...props} />, { userId });
const type = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });
const keptText = () => sessionStorage.getItem(sessionStorage.key(0) ?? '');
const NOTE = 'Ihr Entwurf ist wieder da';

beforeEach(() => sessionStorage.clear());

describe('what is typed into a form', () => {
  it('is there again, with a notice, when the form was left and is opened again', async () => {
    const { unmount } = opened(EVA);
    type('name', 'Garage Muster');
    unmount();
    opened(EVA);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.getByLabelText('name')).toHaveValue('Garage Muster');
    expect(screen.getByLabelText('phone')).toHaveValue('052');
  });

  it('survives being left twice without another key pressed', async () => {
    opened(EVA).unmount();
    const first = opened(EVA);
    type('name', 'Garage Muster');
    first.unmount();
    const second = opened(EVA);
    await screen.findByText(NOTE);
    second.unmount();
    opened(EVA);
    expect(await screen.findByText(NOTE)).toBeVisible();
  });

  it('is not shown to the next person at this computer', () => {
    const { unmount } = opened(EVA);
    type('name', 'Garage Muster');
    unmount();
    opened(MARCO);
    expect(screen.getByLabelText('name')).toHaveValue('Garage');
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('lies over what was saved meanwhile, and says so', async () => {
    const { unmount } = opened(EVA);
    type('name', 'Garage Muster');
    unmount();
    opened(EVA, { stored: { ...STORED, name: 'Other', phone: '044' }, version: 2 });
    expect(await screen.findByText(/Inzwischen hat jemand andere Angaben gespeichert/)).toBeVisible();
    expect(screen.getByLabelText('name')).toHaveValue('Garage Muster');
    expect(screen.getByLabelText('phone')).toHaveValue('044');
  });

  it.each(['save', 'discard'])('is forgotten by “%s”', async (button) => {
    opened(EVA);
    type('name', 'Garage Muster');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    fireEvent.click(screen.getByText(button));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is never kept when it is a password', () => {
    opened(EVA);
    type('password', 'geheim');
    expect(sessionStorage).toHaveLength(0);
    type('name', 'Eva');
    expect(keptText()).toContain('Eva');
    expect(keptText()).not.toContain('geheim');
  });

  it('is not kept where nobody is signed in', () => {
    renderAdmin(<Fields />);
    type('name', 'Garage Muster');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a window with something typed', () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });

  async function typedInWindow() {
    const closed: true[] = [];
    opened(EVA, { onClosed: () => closed.push(true) });
    await user.type(await screen.findByLabelText('name'), ' Muster');
    await user.keyboard('{Escape}');
    return closed;
  }

  it('asks when Escape is pressed, and stays open when the answer is no', async () => {
    const closed = await typedInWindow();
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Eingaben verwerfen?');
    fireEvent.click(screen.getAllByText('Abbrechen').at(-1)!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(closed).toEqual([]);
    expect(screen.getByLabelText('name')).toHaveValue('Garage Muster');
  });

  it('closes and forgets it when the answer is yes', async () => {
    const closed = await typedInWindow();
    fireEvent.click(await screen.findByText('Verwerfen'));
    expect(closed).toEqual([true]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('closes at once when nothing was typed', async () => {
    const closed: true[] = [];
    opened(EVA, { onClosed: () => closed.push(true) });
    await screen.findByLabelText('name');
    await user.keyboard('{Escape}');
    expect(closed).toEqual([true]);
  });

  it('forgets it once it is saved', async () => {
    const closed: true[] = [];
    opened(EVA, { onClosed: () => closed.push(true) });
    await user.type(await screen.findByLabelText('name'), ' Muster');
    expect(sessionStorage).toHaveLength(1);
    await user.click(screen.getByText('Speichern'));
    await waitFor(() => expect(closed).toEqual([true]));
    expect(sessionStorage).toHaveLength(0);
  });
});
