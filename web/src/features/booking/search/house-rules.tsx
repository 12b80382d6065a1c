import { Link } from '../../../components/page/link';
import { useGoodToKnow } from '../../../lib/hotel/good-to-know';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

const LINK = 'inline-flex min-h-11 items-center text-action underline underline-offset-4';

/** Accessibility, pets and papers, if the hotel has written about them, and a link to read more. */
export function HouseRules() {
  const { rules } = useGoodToKnow();
  return (
    <>
      {rules.length > 0 ? (
        <dl className="mt-6 grid gap-4 print:mt-2 print:grid-cols-3 print:text-xs">
          {rules.map(({ title, rule }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <Link to={paths.goodToKnow} className={LINK}>
          {t`Getting here, and what guests ask`}
        </Link>
        <Link to={paths.gallery} className={LINK}>
          {t`All pictures of the hotel`}
        </Link>
      </p>
    </>
  );
}
