/** Builds a workspace, or the types of the tests’ documents, unless the sources have not changed. */
export function build(what: 'server' | 'web' | 'testTypes'): Promise<void>;
