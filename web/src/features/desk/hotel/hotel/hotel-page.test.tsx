import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { useHotelQuery } from '../../../../generated/property';
import type { EditPropertyMutationVariables } from '../../../../generated/graphql';
import HotelPage from './hotel-page';

const SETTINGS = {
  publishedAt: '2026-01-01T00:00:00Z',
  rateCurrency: 'USD' as const,
  version: 3,
  name: 'Saffron Court',
  legalName: null,
  signatory: null,
  street: 'Lake Palace Road',
  town: 'Udaipur',
  state: 'Rajasthan',
  postcode: '313001',
  country: 'India',
  countryCode: 'IN',
  gstStateCode: '08',
  gstin: null,
  phone: '+91 294 555 0142',
  email: null,
  timeZone: 'Asia/Kolkata',
  checkinFrom: '14:00',
  checkoutBy: '11:00',
  lastSameDayBooking: null,
  specifiedPremises: true,
  feesLiftNights: false,
  eInvoicing: false,
  cashPanAbovePaise: 5_000_000,
  unsecuredPercent: 20,
  bookingWindowMonths: 18,
  maximumNights: 30,
  referencePrefix: 'SC',
  childBands: [{ code: 'CHILD', name: 'Small child', toAge: 5 }],
  socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/court' }],
};

const PROPERTY = {
  name: 'Saffron Court',
  timeZone: 'Asia/Kolkata',
  today: '2026-11-22',
  address: 'Lake Palace Road',
  phone: '+91 294 555 0142',
  email: 'stay@court.example',
};
let townOnPages = 'Udaipur';

/** Stands in for the parts of every page that show the hotel's name. */
function PageHeader() {
  const { data } = useHotelQuery();
  return <p>{`The hotel in ${data?.property.town ?? '…'}`}</p>;
}

type Edit = (variables: EditPropertyMutationVariables) => DataOf<'EditProperty'>['editProperty'] | Error;

function show(edit: Edit) {
  const server = new Server({
    Hotel: () => ({ property: { ...PROPERTY, town: townOnPages } }),
    HotelSettings: () => ({ propertySettings: SETTINGS }),
    EditProperty: (variables) => {
      const result = edit(variables);
      return result instanceof Error ? result : { editProperty: result };
    },
  });
  renderServed(
    <>
      <HotelPage />
      <PageHeader />
    </>,
    server,
    '/desk/hotel',
  );
  return { server, user: userEvent.setup() };
}

async function retype(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
}
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('the owner’s settings', () => {
  test('are sent whole, with the version that was opened, and the form says that they are saved', async () => {
    const { server, user } = show(() => ({
      __typename: 'SettingsSaved',
      settings: { ...SETTINGS, town: 'Jaipur', version: 4 },
    }));
    await retype(user, 'Town', 'Jaipur');
    await save(user);
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(server.variablesOf('EditProperty')).toEqual([
      {
        version: 3,
        input: expect.objectContaining({
          name: 'Saffron Court',
          town: 'Jaipur',
          email: null,
          maximumNights: 30,
          childBands: [{ name: 'Small child', toAge: 5 }],
          socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/court' }],
        }),
      },
    ]);
  });

  test('change the name and place that every page shows, without a reload', async () => {
    const { user } = show(() => {
      townOnPages = 'Jaipur';
      return { __typename: 'SettingsSaved', settings: { ...SETTINGS, town: 'Jaipur', version: 4 } };
    });
    expect(await screen.findByText('The hotel in Udaipur')).toBeVisible();
    await retype(user, 'Town', 'Jaipur');
    await save(user);
    expect(await screen.findByText('The hotel in Jaipur')).toBeVisible();
  });

  test('with a fault keep what was typed, and the faulty field has its sentence and the focus', async () => {
    const { user } = show(() => ({
      __typename: 'InvalidInput',
      faults: [
        {
          field: 'phone',
          code: 'HOTEL_PHONE_INVALID',
          parameters: [],
          message: 'Please enter the number.',
        },
      ],
    }));
    await retype(user, 'Phone number', '0294');
    await save(user);
    const phone = await screen.findByLabelText('Phone number');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveValue('0294');
    expect(phone).toHaveAccessibleDescription(expect.stringContaining('Please enter the number.'));
  });

  test('that were changed elsewhere are not overwritten: both changes are in the form, and the next press saves', async () => {
    const elsewhere = { ...SETTINGS, town: 'Kochi', phone: '+91 484 555 0199', version: 4 };
    const { server, user } = show((variables) => {
      if (variables.version === 4)
        return {
          __typename: 'SettingsSaved',
          settings: { ...elsewhere, town: 'Jaipur', version: 5 },
        };
      return {
        __typename: 'SettingsChanged',
        code: 'SETTINGS_CHANGED',
        parameters: [],
        message: 'These settings were changed meanwhile.',
        settings: elsewhere,
      };
    });
    await retype(user, 'Town', 'Jaipur');
    await save(user);
    expect(await screen.findByText('These settings were changed meanwhile.')).toBeVisible();
    expect(screen.getByText('Kochi')).toBeVisible();
    expect(screen.getByLabelText('Town')).toHaveValue('Jaipur');
    expect(screen.getByLabelText('Phone number')).toHaveValue('+91 484 555 0199');
    await save(user);
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(server.variablesOf('EditProperty')[1]).toMatchObject({
      version: 4,
      input: { town: 'Jaipur', phone: '+91 484 555 0199' },
    });
  });

  test('stay in the form when the server cannot be reached', async () => {
    const { user } = show(() => new Error('The connection broke'));
    await retype(user, 'Town', 'Jaipur');
    await save(user);
    expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Town')).toHaveValue('Jaipur');
  });
});
