import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { StaffBookDocument, useStaffBookQuery } from '../../../../generated/desk-staff';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DeskSecurity } from './security';
import { RoleList } from './role-list';
import { StaffList } from './staff-list';

/** The people of the hotel, their roles, and what the roles allow. */
export default function StaffPage() {
  const { data, error, loading, refetch } = useStaffBookQuery();
  useLiveQuery(['STAFF'], StaffBookDocument, {});
  const maySecure = useMay('settings.write');
  return (
    <DeskPage
      wide
      title={t`Staff`}
      note={t`Everybody has a sign-in of their own. What a person may do follows from the role, and every action names the person.`}
    >
      {data ? (
        <>
          <StaffList staff={data.staffBook.staff} roles={data.staffBook.roles} />
          <RoleList roles={data.staffBook.roles} permissions={data.staffBook.permissions} />
          {maySecure ? <DeskSecurity /> : null}
        </>
      ) : error && !loading ? (
        <FailedState problem={t`The staff could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading the staff`} />
      )}
    </DeskPage>
  );
}
