/** What this hotel tells its guests. An owner changes these lines; nothing else repeats them. */
export const PROPERTY = {
  name: 'Saffron Court',
  address: 'Lake Palace Road, Pichola, Udaipur, Rajasthan 313001, India',
  phone: '+91 294 555 0142',
  timeZone: 'Asia/Kolkata',
  checkinTime: 'from 2:00 pm',
  checkoutTime: 'by 11:00 am',
  cancellationTerms:
    'Free cancellation until 48 hours before the day of check-in; after that the first night is charged. Write or call us to cancel.',
} as const;
