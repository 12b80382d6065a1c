import {
  listWithoutSignIn,
  lookUpUnknownAccount,
  missingBucketRights,
  readProject,
} from '../../access/accounts/identity-project';
import { messageOf } from './report/check';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';
import { orUnreachable, unreachable } from './connections/request';

interface Project {
  projectId: string;
  apiKey: string;
  authDomain: string;
  siteUrl: string;
  emulatorHost: string | undefined;
}

const OK = 200;
const FORBIDDEN = 403;
const MISSING = 404;

const UNREACHABLE = unreachable('Firebase', 'Let this machine connect to googleapis.com');

function projectFinding(project: Project, domains: readonly string[]): Finding {
  const { projectId, authDomain, siteUrl } = project;
  const own = [authDomain, `${projectId}.firebaseapp.com`, `${projectId}.web.app`];
  if (!own.some((domain) => domains.includes(domain)))
    return wrong(
      `FIREBASE_API_KEY does not belong to the project ${projectId}, or FIREBASE_AUTH_DOMAIN is not its domain`,
      'Copy all four FIREBASE_ settings from the same web app in Firebase’s console',
    );
  const site = new URL(siteUrl).hostname;
  if (!domains.includes(site))
    return wrong(
      `${site} may not sign guests in with Google`,
      'Add it in Firebase’s console, under Authentication, Settings, Authorized domains',
    );
  return ok(`the API key belongs to the project ${projectId}, and ${site} may sign guests in`);
}

/** Whether Firebase accepts the API key, and knows the site's domain. */
export function checkProject(project: Project, signal: AbortSignal): Promise<Finding> {
  return orUnreachable(readProject(project, signal), signal, UNREACHABLE, ({ status, domains, refusal }) => {
    if (status !== OK)
      return wrong(
        `Firebase refuses FIREBASE_API_KEY (${status}${refusal && `: ${refusal}`})`,
        'Copy the key of your web app from Firebase’s console, and let its restrictions allow SITE_URL and the Identity Toolkit API',
      );
    if (project.emulatorHost) return ok(`the Auth emulator at ${project.emulatorHost} responds`);
    return projectFinding(project, domains);
  });
}

interface Credentials {
  projectId: string;
  /** The service account's file, or undefined. */
  file: string | undefined;
  emulatorHost: string | undefined;
}

const NEW_FILE =
  'Download a new file in Firebase’s console (Project settings, Service accounts) and set GOOGLE_APPLICATION_CREDENTIALS to it';

/** Whether the service account can sign in and may check whether a sign-in was revoked. */
export async function checkServiceAccount({ projectId, file, emulatorHost }: Credentials): Promise<Finding> {
  if (emulatorHost) return skipped('the Auth emulator needs none');
  if (!file)
    return skipped(
      'GOOGLE_APPLICATION_CREDENTIALS is not set, so a revoked sign-in keeps working for up to an hour',
    );
  try {
    await lookUpUnknownAccount(projectId);
  } catch (error) {
    return wrong(
      `the service account cannot look up accounts of ${projectId}: ${messageOf(error)}`,
      NEW_FILE,
    );
  }
  return ok(`the service account signs in and may look up accounts of ${projectId}`);
}

interface Bucket {
  name: string;
  emulatorHost: string | undefined;
  hasCredentials: boolean;
}

const RULES = 'Publish storage.rules, as docs/operations/services.md describes under Firebase';

async function rightsFinding(name: string, signal: AbortSignal): Promise<Finding> {
  const closed = `the bucket ${name} exists and shows strangers nothing`;
  try {
    const missing = await missingBucketRights(name, signal);
    if (missing.length === 0) return ok(`${closed}; the service account may read and write it`);
    return warning(
      `${closed}, but the service account lacks ${missing.join(' and ')}`,
      'Give it the role Storage Object Admin for this bucket in Google’s console',
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return warning(
      `${closed}; its rights cannot be checked: ${messageOf(error)}`,
      'See the line about the service account',
    );
  }
}

function publicAccessFinding(name: string, status: number): Finding {
  if (status === MISSING)
    return wrong(
      `there is no bucket ${name}`,
      'Set FIREBASE_STORAGE_BUCKET to the project’s default bucket, or create it',
    );
  if (status === OK) return wrong(`everybody may list the files of ${name}`, RULES);
  if (status !== FORBIDDEN) return wrong(`Firebase responds with ${status} for the bucket ${name}`, RULES);
  return ok(
    `the bucket ${name} exists and shows strangers nothing; only the upload of a picture shows whether a signed-in guest may write`,
  );
}

/** Whether the bucket exists and is closed to strangers. Guests write to it with their own sign-in. */
export async function checkBucket(bucket: Bucket, signal: AbortSignal): Promise<Finding> {
  const { name, emulatorHost, hasCredentials } = bucket;
  const finding = await orUnreachable(listWithoutSignIn(bucket, signal), signal, UNREACHABLE, (status) =>
    publicAccessFinding(name, status),
  );
  if (finding.mark !== 'ok' || emulatorHost || !hasCredentials) return finding;
  return rightsFinding(name, signal);
}
