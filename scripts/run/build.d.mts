/** Builds a workspace, unless its sources have not changed. */
export function build(part: 'server' | 'web'): Promise<void>;
