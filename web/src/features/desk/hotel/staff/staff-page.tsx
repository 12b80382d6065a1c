import { StaffBookDocument, useStaffBookQuery } from '../../../../generated/desk-staff';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DeskSecurity } from './security';
import { RoleList } from './role-list';
import { StaffList } from './staff-list';

/** The people of the hotel, their roles, and what the roles allow. */
export default function StaffPage() {
  const query = useStaffBookQuery();
  const { data } = query;
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
      ) : (
        <NotLoaded query={query} failed={t`The staff could not be loaded.`} label={t`Loading the staff`} />
      )}
    </DeskPage>
  );
}
