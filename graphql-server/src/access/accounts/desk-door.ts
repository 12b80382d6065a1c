import { registerEnumType } from 'type-graphql';

/** Whether a session may work at the desk, and what it must do first. */
export enum DeskDoor {
  OPEN = 'OPEN',
  ENTER_CODE = 'ENTER_CODE',
  SET_UP_FACTOR = 'SET_UP_FACTOR',
  TOO_OLD = 'TOO_OLD',
  UNUSED = 'UNUSED',
}
registerEnumType(DeskDoor, {
  name: 'DeskDoor',
  description: 'Whether a session may work at the desk, and what it must do first.',
  valuesConfig: {
    OPEN: { description: 'The session may do what the role allows.' },
    ENTER_CODE: { description: 'The code of the second factor was not entered in this session yet.' },
    SET_UP_FACTOR: { description: 'The hotel requires a second factor, and the account has none.' },
    TOO_OLD: { description: 'The sign-in was too long ago. Sign in again.' },
    UNUSED: {
      description: 'The computer is shared, and the session was not used for a while. Sign in again.',
    },
  },
});

/** A session of a member of the staff. */
export interface DeskSession {
  door: DeskDoor;
  /** Whether the person has shown who they are recently enough for what needs it. */
  isConfirmed: boolean;
}
