import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';

/** Redirects an earlier address of a desk page, such as /admin/bookings, to the current address. */
export default function EarlierDeskPage() {
  const { pathname, ...rest } = useLocation();
  return (
    <Navigate to={{ ...rest, pathname: `${paths.desk}${pathname.slice(paths.admin.length)}` }} replace />
  );
}
