import { useLocation } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { PageHead } from '../../components/page/page-head';
import { ProsePage } from '../../components/page/prose';
import { PageBody } from '../../features/site/content/page-body';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { PROSE_PAGES } from './prose-pages';

interface ProsePageOfHotelProps {
  /** The page's name; by default the address decides. */
  name?: string;
}

/** A page of text that the hotel has written: terms, privacy or stay policies. */
export default function ProsePageOfHotel({ name: given }: ProsePageOfHotelProps) {
  const { pathname } = useLocation();
  const name = given ?? PROSE_PAGES.find((page) => paths[page] === pathname.replace(/\/$/, '')) ?? '';
  return (
    <PageWithTexts key={name} name={name}>
      {({ heading = '', lead = '', title = '', description }) => (
        <ProsePage title={heading} introduction={lead}>
          <PageHead title={title} description={description} />
          <PageBody name={name} />
          {name === 'privacy' ? (
            <p>
              <Link to={paths.yourData} className="underline underline-offset-4">
                {t`See, copy or erase your data`}
              </Link>
            </p>
          ) : null}
        </ProsePage>
      )}
    </PageWithTexts>
  );
}
