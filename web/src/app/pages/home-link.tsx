import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

/** A link to the home page. */
export function HomeLink() {
  return (
    <Button asChild>
      <Link to={paths.home}>{t`Go to the home page`}</Link>
    </Button>
  );
}
