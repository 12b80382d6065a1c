import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { PageHead } from '../../components/page-head';
import { paths } from '../../lib/paths';

/** For addresses that lead nowhere. */
export default function NotFoundPage() {
  return (
    <div className="mx-auto grid w-full max-w-3xl justify-items-start gap-6 px-5 py-24 sm:px-8">
      <PageHead title="Page not found" hiddenFromSearch />
      <h1 className="text-5xl">This page is not here</h1>
      <p>The address may be mistyped, or the page may have moved.</p>
      <Button asChild>
        <Link to={paths.home}>To the home page</Link>
      </Button>
    </div>
  );
}
