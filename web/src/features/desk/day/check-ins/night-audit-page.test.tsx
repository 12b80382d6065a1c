import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { NightAuditLink } from './night-audit-link';
import NightAuditPage from './night-audit-page';

type Audit = DataOf<'NightAudit'>['nightAudit'];

const YESTERDAY: Audit = {
  day: '2026-11-24',
  businessDay: '2026-11-26',
  closedAt: null,
  lastClosed: '2026-11-23',
  firstNotClosed: '2026-11-24',
  daysNotClosed: 2,
  figures: { arrivals: 3, departures: 1, inHouse: 7, noShows: 0 },
  arrivals: [],
  departures: [],
};

test('Today names the days that nobody has closed', async () => {
  const server = new Server({ NightAudit: () => ({ nightAudit: YESTERDAY }) });
  renderServed(<NightAuditLink today="2026-11-26" />, server);
  expect(await screen.findByText(/2 days are not closed yet, the first is .*24 Nov/)).toBeVisible();
  expect(server.variablesOf('NightAudit')).toEqual([{ day: null }]);
});

test('one day that nobody has closed is named, and none when each is closed', async () => {
  const one = new Server({ NightAudit: () => ({ nightAudit: { ...YESTERDAY, daysNotClosed: 1 } }) });
  const { unmount } = renderServed(<NightAuditLink today="2026-11-25" />, one);
  expect(await screen.findByText(/24 Nov.* is not closed yet\./)).toBeVisible();
  unmount();
  const closed = { ...YESTERDAY, lastClosed: '2026-11-25', firstNotClosed: null, daysNotClosed: 0 };
  const none = new Server({ NightAudit: () => ({ nightAudit: closed }) });
  renderServed(<NightAuditLink today="2026-11-26" />, none);
  expect(await screen.findByText(/25 Nov.* is closed\./)).toBeVisible();
});

test('the page opens on the day that is to be closed; once closed, it says so and opens on the next', async () => {
  let audit = YESTERDAY;
  const server = new Server({
    NightAudit: () => ({ nightAudit: audit }),
    CloseBusinessDay: () => {
      const closed = { ...audit, closedAt: '2026-11-26T02:00:00.000Z' };
      audit = { ...YESTERDAY, day: '2026-11-25', firstNotClosed: '2026-11-25', daysNotClosed: 1 };
      return { closeBusinessDay: { __typename: 'NightAuditDay', ...closed } };
    },
  });
  renderServed(<NightAuditPage />, server);
  expect(await screen.findByRole('heading', { name: /24 Nov/ })).toBeVisible();
  expect(screen.getByText('In house').nextSibling).toHaveTextContent('7');
  await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByRole('heading', { name: /25 Nov/ })).toBeVisible();
  expect(screen.getByText(/24 Nov.* is closed\./)).toBeVisible();
});
