import { Link } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { paths } from '../../lib/paths';

/** A link to the home page. */
export function HomeLink() {
  return (
    <Button asChild>
      <Link to={paths.home}>Go to the home page</Link>
    </Button>
  );
}
