import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

interface Project {
  projectId: string;
  apiKey: string;
  siteUrl: string;
  /** Host and port of the Auth emulator; undefined for Firebase itself. */
  emulatorHost: string | undefined;
}

/** What Firebase publishes to everybody who has the project's API key. */
export interface PublicProject {
  status: number;
  /** The domains that may sign guests in; empty when Firebase does not tell. */
  domains: readonly string[];
  /** Firebase's own wording of a refusal. */
  refusal: string;
}

interface ProjectBody {
  authorizedDomains?: unknown;
  error?: { message?: unknown };
}

/** Reads the project as the browser does. Sends the address of the site, because the key may be limited to it. */
export async function readProject(project: Project, signal: AbortSignal): Promise<PublicProject> {
  const api = project.emulatorHost
    ? `http://${project.emulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  // https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/TopLevel/getProjects
  const response = await fetch(`${api}/v1/projects?key=${encodeURIComponent(project.apiKey)}`, {
    headers: { referer: `${project.siteUrl}/` },
    signal,
  });
  const body = (await response.json().catch(() => ({}))) as ProjectBody;
  const { authorizedDomains: domains, error } = body;
  return {
    status: response.status,
    domains: Array.isArray(domains) ? domains.map(String) : [],
    refusal: typeof error?.message === 'string' ? error.message : '',
  };
}

// An id that no account has.
const NOBODY = 'nobody-of-the-doctor';
const NO_SUCH_ACCOUNT = 'auth/user-not-found';

/**
 * Looks up an account that does not exist, as the server does for each sign-in. Throws when the server may not look up
 * accounts.
 */
export async function lookUpUnknownAccount(projectId: string): Promise<void> {
  const app = initializeApp({ projectId }, 'identity-project');
  try {
    await getAuth(app).getUser(NOBODY);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_SUCH_ACCOUNT) throw error;
  } finally {
    await deleteApp(app);
  }
}

interface Bucket {
  name: string;
  /** Host and port of the storage's emulator; undefined for Firebase itself. */
  emulatorHost: string | undefined;
}

/**
 * Asks for the list of files without signing in. Returns the HTTP status: 403 when the bucket exists and its rules
 * refuse.
 */
export async function listWithoutSignIn(
  { name, emulatorHost }: Bucket,
  signal: AbortSignal,
): Promise<number> {
  const api = emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com';
  const response = await fetch(`${api}/v0/b/${encodeURIComponent(name)}/o?maxResults=1`, { signal });
  await response.arrayBuffer();
  return response.status;
}

const PERMISSIONS = [
  'storage.objects.get',
  'storage.objects.create',
  'storage.objects.delete',
  'storage.objects.list',
] as const;

/** The rights in the bucket that the service account lacks. Throws when it cannot sign in. */
export async function missingBucketRights(name: string, signal: AbortSignal): Promise<string[]> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const query = PERMISSIONS.map((permission) => `permissions=${permission}`).join('&');
  // https://docs.cloud.google.com/storage/docs/json_api/v1/buckets/testIamPermissions
  const response = await fetch(
    `https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(name)}/iam/testPermissions?${query}`,
    { headers: { authorization: `Bearer ${token}` }, signal },
  );
  const { permissions } = (await response.json().catch(() => ({}))) as { permissions?: string[] };
  return PERMISSIONS.filter((permission) => !permissions?.includes(permission));
}
