import { Link } from '../../components/page/link';
import { Avatar } from '../../components/picture/avatar';
import { Button } from '../../components/form/button';
import { useSignInState } from '../../lib/identity/identity-context';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

/** Leads to the page of a booking. Wide screens show it in a line above the bar, which has no place for it. */
export function ManageBooking() {
  return (
    <Link
      to={paths.booking}
      className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 xl:absolute xl:top-0 xl:right-8 xl:mt-0 xl:min-h-7 xl:text-sm"
    >
      {t`Manage booking`}
    </Link>
  );
}

/** Links to sign in and to sign up; once signed in, a link to the profile. */
export function AccountLinks() {
  const state = useSignInState();
  if (state.kind === 'signed in') {
    const { name, photoUrl } = state.guest;
    return (
      <Link
        to={paths.profile}
        className="flex min-h-11 items-center gap-3 rounded-control px-1 font-semibold max-xl:mt-6 xl:ml-4"
      >
        <Avatar address={photoUrl} size={40} />
        <span className="xl:sr-only">{name || t`Profile`}</span>
      </Link>
    );
  }
  // While the sign-in is checked, the links are invisible but keep their space.
  const hidden = state.kind === 'checking' ? 'invisible' : '';
  return (
    <div className={`account-links flex shrink-0 gap-3 max-xl:mt-6 ${hidden}`}>
      <Button asChild look="quiet" size="small" className="max-xl:flex-1">
        <Link to={paths.signIn}>{t`Log in`}</Link>
      </Button>
      <Button asChild size="small" className="max-xl:flex-1">
        <Link to={paths.signUp}>{t`Signup`}</Link>
      </Button>
    </div>
  );
}
