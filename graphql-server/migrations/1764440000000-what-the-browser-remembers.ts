import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'Your browser remembers an unpaid booking until you close the tab.';
const NOW =
  'Your browser remembers a room that is held for you, also when you close the tab, until the booking is paid or the site has told you that its time is up. What you type into the booking form is forgotten with the tab.';

// The sentence has no character that JSON writes in another way.
const REPLACE = `
  UPDATE content_documents SET
    draft = replace(draft::text, $1, $2)::jsonb,
    published = replace(published::text, $1, $2)::jsonb
  WHERE kind = 'PAGE' AND key = 'privacy' AND (position($1 IN draft::text) > 0 OR position($1 IN published::text) > 0)`;

/** The privacy page said that a held room is forgotten with the tab. Hotels that kept the sentence get the true one. */
export class WhatTheBrowserRemembers1764440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPLACE, [BEFORE, NOW]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(REPLACE, [NOW, BEFORE]);
  }
}
