import { z } from 'zod';
import { ALL_PERMISSIONS } from '../accounts/permissions';
import { amountInRupees, line, nameLine, optional } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { emailAddress } from '../../platform/text/text-rules';

/** The most characters of each text, and the highest bound in paise. */
export const STAFF_LIMITS = { name: 60, roleName: 40, boundPaise: 100_000_000 } as const;

/** How long an invitation can be accepted, in hours. */
export const INVITATION_HOURS = 72;

const name = nameLine('personName', 'personName', STAFF_LIMITS.name);
const roleId = z.string().min(1, fault('ROLE_UNKNOWN'));

/** The rules of the form for an invitation. */
export const invitationRules = z.object({
  email: emailAddress({ missing: fault('EMAIL_INVALID'), wrong: fault('EMAIL_INVALID') }),
  name,
  roleId,
});

/** The rules of the form for a member of the staff. */
export const memberRules = z.object({ name, roleId });

/** The rules of the form for a role. Permissions that this version does not have are refused. */
export const roleRules = z.object({
  name: line('name', 'roleName', STAFF_LIMITS.roleName),
  permissions: z
    .array(z.enum(ALL_PERMISSIONS as [string, ...string[]], fault('PERMISSION_UNKNOWN')))
    .max(ALL_PERMISSIONS.length, fault('PERMISSION_UNKNOWN')),
  boundPaise: optional(amountInRupees('bound', { minimum: 0, maximum: STAFF_LIMITS.boundPaise })),
});
