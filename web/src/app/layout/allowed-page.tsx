import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { MessagePage } from '../../components/page/message-page';
import { firstAllowedPath, mayOpen } from '../../lib/desk-needs';
import { paths } from '../../lib/paths';
import { useRights } from '../../lib/rights/rights';
import { t } from '../../lib/texts/texts';

/**
 * A page of the desk, for people whose role has its permission. Others are told why they do not see it; the desk itself leads
 * them to the first page that they may open.
 */
export function AllowedPage({ path, children }: { path: string; children: ReactNode }) {
  const { role, may } = useRights();
  if (mayOpen(path, may)) return children;
  const first = firstAllowedPath(may);
  if (path === paths.desk && first) return <Navigate to={first} replace />;
  return (
    <MessagePage
      title={t`Not for your role`}
      message={t`Your role (${role}) does not include this page. If you need it for your work, ask an owner of the hotel: owners choose on the page ‘Staff’ what a role includes.`}
    >
      {first ? (
        <Button asChild>
          <Link to={first}>{t`Go to your first page`}</Link>
        </Button>
      ) : null}
    </MessagePage>
  );
}
