import { inDays } from './bookings';
import { deskOf, goTo, stayIdsOf } from './check-ins';
import { bookedAtDesk, deskStay } from './desk-bookings';
import { deskPaymentForm, takeMoney } from './desk-payments';
import { folioSteps } from './folios';
import type { RequestOptions } from './graphql';
import { chargeSteps } from './posted-charges';
import type { TestServer } from './test-server';

/** A guest in the house for two nights whose folios a test is about. */
export interface GuestWithFolios {
  reference: string;
  stay: string;
  checkin: string;
  checkout: string;
}

/** The steps of the staff with guests who have several folios; each guest comes on days that no other has. */
export function folioGuests(testServer: TestServer, staff: () => RequestOptions) {
  const folios = folioSteps(testServer, staff);
  const charges = chargeSteps(testServer, staff);
  const desk = deskOf(testServer, staff);
  let nights = 20;
  const inHouse = async (stay: Parameters<typeof deskStay>[0] = {}): Promise<GuestWithFolios> => {
    nights += 2;
    const [checkin, checkout] = [inDays(nights), inDays(nights + 2)];
    const reference = await bookedAtDesk(
      testServer,
      {
        stays: [deskStay({ checkin, checkout, ...stay })],
        email: `folio-${nights}@guest.example`,
        phone: `+91 98200 13${nights + 100}`,
      },
      staff(),
    );
    const [id = ''] = await stayIdsOf(testServer, reference);
    await goTo(testServer, checkin, '14:00');
    expect(await desk.checkIn(id)).toMatchObject({ status: 'IN_HOUSE' });
    return { reference, stay: id, checkin, checkout };
  };
  /** The ids of the lines of a kind in a folio, the earliest first; null is the first folio. */
  const linesOf = async (reference: string, kind: string, folio: string | null = null) =>
    ((await folios.list(reference)).find(({ id }) => id === folio)?.lines ?? [])
      .filter((line) => line.kind === kind)
      .map(({ id }) => id);
  const pay = (reference: string, amount: number, folio: string | null = null) =>
    takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount, folio }), staff());
  /** The payer of each folio pays what it owes. */
  const payAll = async (reference: string) => {
    for (const { id, balance } of await folios.list(reference))
      if (balance.amount > 0) await pay(reference, balance.amount, id);
  };
  const leave = async ({ stay, checkout }: GuestWithFolios) => {
    await goTo(testServer, checkout, '10:00');
    const result = await desk.checkOut(stay);
    await testServer.runJobs();
    return result;
  };
  return { folios, charges, desk, inHouse, linesOf, pay, payAll, leave };
}
