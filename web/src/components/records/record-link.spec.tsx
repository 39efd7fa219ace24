import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { GrantedPermission } from '@garage/contracts/permissions';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { GrantedPermissions, RecordButton, RecordLink } from './record-link.tsx';

afterEach(cleanup);

const show = (...permissions: GrantedPermission[]) =>
  renderAdmin(
    <GrantedPermissions value={permissions}>
      <RecordLink kind="appointment" id={7}>
        Radwechsel
      </RecordLink>
      <RecordButton kind="job" id={7}>
        Arbeit am Fahrzeug
      </RecordButton>
    </GrantedPermissions>,
  );

it('the link to a record leads to the area in which it is opened', () => {
  show('*');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/admin/panel?tab=appointments&appointment=7', '/admin/panel?tab=jobs&job=7']);
});

it('the link to a record leads nowhere for whoever does not see its area', () => {
  show('contact-messages:read');
  expect(screen.getByText('Radwechsel')).toBeVisible();
  expect(screen.queryByText('Arbeit am Fahrzeug')).toBeNull();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
