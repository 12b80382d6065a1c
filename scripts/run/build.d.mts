/** Builds a workspace, unless its sources have not changed. */
export function build(workspace: 'server' | 'web'): Promise<void>;
