import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

interface SchemaCompiler {
  prototype: { validateSchema: () => boolean };
}

/**
 * Skips a check of schemas. The emulator makes a schema compiler for each parameter of Google's description of its
 * interface, and each compiler first checks its schema. The description does not change, and the checks take three
 * quarters of the emulator's start.
 */
function trustSchemas(): void {
  const ofTools = createRequire(
    createRequire(__filename).resolve('firebase-tools/lib/emulator/auth/server.js'),
  );
  const ofDescription = createRequire(ofTools.resolve('exegesis'));
  const { default: compiler } = ofDescription('ajv') as { default: SchemaCompiler };
  compiler.prototype.validateSchema = () => true;
}

/** Google's Auth emulator as a request listener for an HTTP server. */
export async function createAuthEmulator(projectId: string): Promise<RequestListener> {
  trustSchemas();
  // Loaded here, because it takes seconds, and most importers of this file start something else.
  const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');
  return createApp(projectId);
}
