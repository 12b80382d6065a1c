import { useParams } from 'react-router-dom';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  CompanyDetailsDocument,
  useArchiveCompanyMutation,
  useCompanyDetailsQuery,
  useEditCompanyMutation,
} from '../../../../generated/desk-companies';
import type { ArchiveCompanyMutation, CompanyForm_CompanyFragment } from '../../../../generated/graphql';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import { useSending } from '../../frame/form/use-sending';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { CompanyAccount } from './company-account';
import { COMPANY_FIELDS, companyInput } from './company-form';
import { CompanyMails } from './company-mails';
import { outcomeOfCompany, storedCompany } from './company-outcome';

/** A company: its debts and payments, its statement, and the form of its details. */
export default function CompanyPage() {
  const { id = '' } = useParams();
  const query = useCompanyDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['COMPANY'], CompanyDetailsDocument, { id });
  const { company, companyAccount, property } = query.data ?? query.previousData ?? {};
  if (!query.loading && query.data && !company)
    return (
      <DeskPage title={t`Companies`}>
        <p className="text-quiet">{t`There is no such company.`}</p>
      </DeskPage>
    );
  return (
    <DeskPage wide title={company?.name ?? t`Company`}>
      {company && companyAccount && property ? (
        <>
          <CompanyAccount account={companyAccount} today={property.today} />
          <CompanyMails company={company} account={companyAccount} today={property.today} />
          <CompanyEditor company={company} />
          <May permission="companies.write">
            <ArchiveButton company={company} />
          </May>
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The company could not be loaded.`}
          label={t`Loading the company`}
        />
      )}
    </DeskPage>
  );
}

function CompanyEditor({ company }: { company: CompanyForm_CompanyFragment }) {
  const [edit] = useEditCompanyMutation();
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: company.id, input: companyInput(typed), version } });
    return outcomeOfCompany(data?.editCompany);
  };
  return (
    <section aria-label={t`Details`}>
      <h2 className="mb-4 text-3xl">{t`Details`}</h2>
      <VersionedForm
        needs="companies.write"
        label={company.name}
        groups={COMPANY_FIELDS}
        stored={storedCompany(company)}
        save={save}
        savedNotice={t`Saved. Issued invoices do not change.`}
      />
    </section>
  );
}

function ArchiveButton({ company }: { company: CompanyForm_CompanyFragment }) {
  const { id, version, isArchived } = company;
  const [archiveCompany] = useArchiveCompanyMutation();
  const { send, isBusy, problem } = useSending<ArchiveCompanyMutation['archiveCompany']>('CompanySaved');
  const archive = async () => {
    const variables = { id, version, archived: !isArchived };
    await send(variables, async () => (await archiveCompany({ variables })).data?.archiveCompany);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="quiet" disabled={isBusy} onClick={() => void archive()}>
        {isArchived ? t`Take out of the archive` : t`Archive`}
      </Button>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </div>
  );
}
