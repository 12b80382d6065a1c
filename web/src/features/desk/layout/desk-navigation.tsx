import { NavLink } from 'react-router-dom';
import { EXTRAS_PATH, PROMOTIONS_PATH, RATE_PLANS_PATH, TAX_PATH } from '../../../lib/desk-paths';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

const PAGES = [
  { label: t`Set-up`, path: paths.deskSetUp },
  { label: t`Hotel`, path: paths.deskHotel },
  { label: t`Rooms`, path: paths.deskRooms },
  { label: t`Pictures`, path: paths.deskPictures },
  { label: t`Look`, path: paths.deskLook },
  { label: t`Policies`, path: paths.deskPolicies },
  { label: t`Rates`, path: paths.deskRates },
  { label: t`Seasons and rules`, path: paths.deskRateBook },
  { label: t`Rate plans`, path: RATE_PLANS_PATH },
  { label: t`Extras`, path: EXTRAS_PATH },
  { label: t`Promotions`, path: PROMOTIONS_PATH },
  { label: t`Tax and exchange rate`, path: TAX_PATH },
  { label: t`Texts`, path: paths.deskContent },
  { label: t`Navigation`, path: paths.deskNavigation },
];

/** The pages of the desk. */
export function DeskNavigation() {
  return (
    <nav aria-label={t`Desk`} className="mt-6">
      <ul className="flex flex-wrap gap-x-7 gap-y-1 border-b border-line">
        {PAGES.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path !== paths.deskRooms && path !== paths.deskContent}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-quiet hover:text-ink aria-[current=page]:border-brass aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
