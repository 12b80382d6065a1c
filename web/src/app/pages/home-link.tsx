import { Link } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { paths } from '../../lib/paths';

/** The way back to the beginning. */
export function HomeLink() {
  return (
    <Button asChild>
      <Link to={paths.home}>To the home page</Link>
    </Button>
  );
}
