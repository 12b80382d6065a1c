import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the forms of a shipped role offer as choices: rooms to take out of sale; policies of rate plans and ages of children. */
const ADDED: readonly [role: string, permission: string][] = [
  ['reception', 'rooms.read'],
  ['manager', 'settings.read'],
];

/** Reception reads the rooms, and the manager the settings, without their pages: other forms list them. */
export class RightsToReadChoices1764665000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const added of ADDED)
      await runner.query(
        `UPDATE staff_roles SET permissions = array_append(permissions, $2), version = version + 1
         WHERE id = $1 AND NOT $2 = ANY (permissions)`,
        [...added],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const added of ADDED)
      await runner.query('UPDATE staff_roles SET permissions = array_remove(permissions, $2) WHERE id = $1', [
        ...added,
      ]);
  }
}
