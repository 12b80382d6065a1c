/** Every address of the site. */
export const paths = {
  home: '/',
  booking: '/booking',
} as const;

/** The page of one booking: the token stands in the fragment, which no server ever sees. */
export function bookingPath(token: string): string {
  return `${paths.booking}#${token}`;
}
