import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'What you type into the booking form is forgotten with the tab.';
const NOW = `${BEFORE} The currency in which you compare prices is remembered until you choose rupees again.`;

// The sentences have no character that JSON writes in another way.
const REPLACE = `
  UPDATE content_documents SET
    draft = replace(draft::text, $1, $2)::jsonb,
    published = replace(published::text, $1, $2)::jsonb
  WHERE kind = 'PAGE' AND key = 'privacy' AND (position($1 IN draft::text) > 0 OR position($1 IN published::text) > 0)`;

/** The privacy page says what the browser remembers. Hotels that kept the sentence get the true one. */
export class TheBrowserRemembersACurrency1764620001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPLACE, [BEFORE, NOW]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(REPLACE, [NOW, BEFORE]);
  }
}
