import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';

/** Leads from an address that a page of the desk had before, such as /admin/bookings, to its present one. */
export default function EarlierDeskPage() {
  const { pathname, ...rest } = useLocation();
  return (
    <Navigate to={{ ...rest, pathname: `${paths.desk}${pathname.slice(paths.admin.length)}` }} replace />
  );
}
