import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { paths } from '../../lib/paths';

/** The way to an account for whoever is signed out. */
export function AccountLinks() {
  return (
    <div className="account-links flex gap-3 max-xl:mt-6">
      <Button asChild look="quiet" size="small" className="max-xl:flex-1">
        <Link to={paths.signIn}>Log in</Link>
      </Button>
      <Button asChild size="small" className="max-xl:flex-1">
        <Link to={paths.signUp}>Signup</Link>
      </Button>
    </div>
  );
}
