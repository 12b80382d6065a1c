/** A file of scripts that the bundler made. */
export interface ScriptFile {
  fileName: string;
  /** The files that it imports statically. */
  imports: string[];
  /** The paths of its modules. */
  moduleIds: string[];
  isEntry: boolean;
}

function withImports(file: ScriptFile, files: readonly ScriptFile[], met = new Set<ScriptFile>()) {
  if (met.has(file)) return met;
  met.add(file);
  for (const imported of files.filter(({ fileName }) => file.imports.includes(fileName)))
    withImports(imported, files, met);
  return met;
}

/** Script tags in a template, which `start.ts` inserts once the page is painted. */
export function afterPaint(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `<template>${tags.join('')}</template>`;
}

/** Links that download a page's own scripts together with the scripts of every page, not after them. */
export function scriptHints(module: string, files: readonly ScriptFile[]): string[] {
  const own = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!own) throw new Error(`No file of the site contains ${module}, which src/app/site-pages.ts names.`);
  const everyPages = new Set(
    files.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry, files)]),
  );
  return [...withImports(own, files)]
    .filter((file) => !everyPages.has(file))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}" />`);
}
