/** Builds a part of the project unless nothing that it is made of has changed. */
export function build(part: 'server' | 'web'): Promise<void>;
