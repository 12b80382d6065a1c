import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** React Router exports only its development build, whose warnings are not needed here. */
export const reactRouterBuild = [
  { find: /^react-router$/, replacement: path.join(FOLDER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(FOLDER, 'dom-export.mjs') },
];
