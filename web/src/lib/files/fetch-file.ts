/** Fetches a file of the signed-in account. Undefined when nobody is signed in, or when it does not arrive whole. */
export async function fetchFile(
  path: string,
  tokenOf: () => Promise<string | null>,
): Promise<Blob | undefined> {
  const token = await tokenOf();
  if (!token) return undefined;
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  return response.ok ? response.blob() : undefined;
}
