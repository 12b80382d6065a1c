import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderServed, Server } from '../../../tests/served';
import { HOUSEKEEPING_PATH } from '../../lib/desk-paths';
import { paths } from '../../lib/paths';
import { RightsProvider } from '../../lib/rights/rights';
import { AllowedPage } from './allowed-page';

/** Opens a page of the desk with a role that has only the given permissions. */
const open = (path: string, permissions: readonly string[]) =>
  renderServed(
    <RightsProvider
      value={{
        name: 'Meera Nair',
        role: 'Housekeeping',
        isAdmin: false,
        boundPaise: 0,
        may: (permission) => permissions.includes(permission),
      }}
    >
      <Routes>
        {[paths.desk, HOUSEKEEPING_PATH, paths.deskRates].map((each) => (
          <Route
            key={each}
            path={each}
            element={<AllowedPage path={each}>{`The page ${each}`}</AllowedPage>}
          />
        ))}
      </Routes>
    </RightsProvider>,
    new Server({}),
    path,
  );

describe('a page of the desk', () => {
  test('opens to a role that has its permission', () => {
    open(paths.deskRates, ['rates.read']);
    expect(screen.getByText(`The page ${paths.deskRates}`)).toBeVisible();
  });

  test('tells others why they do not see it, and leads to their first page', () => {
    open(paths.deskRates, ['house.read']);
    expect(screen.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
    expect(
      screen.getByText(
        /Your role \(Housekeeping\) does not include this page.*ask an owner.*on the page ‘Staff’/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your first page' })).toHaveAttribute(
      'href',
      HOUSEKEEPING_PATH,
    );
  });

  test('has no link when the role includes no page', () => {
    open(paths.deskRates, []);
    expect(screen.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is the first page of the role when the address is only that of the desk', () => {
    open(paths.desk, ['house.read']);
    expect(screen.getByText(`The page ${HOUSEKEEPING_PATH}`)).toBeVisible();
  });
});
