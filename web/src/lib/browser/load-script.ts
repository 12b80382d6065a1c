const scripts = new Map<string, Promise<void>>();

/** Loads a script from another site once. After a failure, the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(address);
      script.remove();
      reject(new Error(`${new URL(address, location.href).host} could not be reached.`));
    };
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}
