import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForSignedIn, Needs } from '../accounts/access';
import { staffOf } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import {
  DeskSecurityChanged,
  DeskSecurityInput,
  DeskSecurityResult,
  DeskSecuritySaved,
  DeskSecurityView,
} from './desk-session.results';
import type { DeskSessionService } from './desk-session.service';

/** The sessions in which the staff work. */
@Resolver()
export class DeskSessionResolver {
  constructor(private readonly sessions: DeskSessionService) {}

  @ForSignedIn()
  @Mutation(() => Boolean, {
    description:
      'Says that several people use the computer of this session, which then ends when nobody uses it. False for a guest.',
  })
  markSharedComputer(@Ctx() { viewer }: RequestContext): Promise<boolean> {
    return viewer?.deskDoor ? this.sessions.noteShared(viewer).then(() => true) : Promise.resolve(false);
  }

  @Needs('staff.read')
  @Query(() => DeskSecurityView, { description: 'How safe sign-ins of the staff must be.' })
  async deskSecurity(): Promise<DeskSecurityView> {
    return DeskSecurityView.of(await this.sessions.security());
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => DeskSecurityResult, { description: 'Replaces the security of the desk.' })
  async editDeskSecurity(
    @Arg('input', () => DeskSecurityInput, { description: 'The whole form.' }) input: DeskSecurityInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeskSecurityResult> {
    return resultOf(await this.sessions.editSecurity(staffOf(context), input, version), {
      DeskSecuritySaved: ({ security }) => new DeskSecuritySaved(security),
      DeskSecurityChanged: ({ security }) => new DeskSecurityChanged(security),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
