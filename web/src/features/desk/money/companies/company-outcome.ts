import type {
  AddCompanyMutation,
  CompanyForm_CompanyFragment,
  EditCompanyMutation,
} from '../../../../generated/graphql';
import { faultsByField } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { valuesOfCompany } from './company-form';

/** A stored company as the form knows it. */
export const storedCompany = (company: CompanyForm_CompanyFragment): Stored => ({
  values: valuesOfCompany(company),
  version: company.version,
});

/** What became of the form. */
export function outcomeOfCompany(
  result: EditCompanyMutation['editCompany'] | AddCompanyMutation['addCompany'] | undefined,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'CompanySaved':
      return { kind: 'saved', ...storedCompany(result.company) };
    case 'CompanyChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedCompany(result.company) };
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsByField(result.faults) };
    default:
      return { kind: 'failed' };
  }
}
