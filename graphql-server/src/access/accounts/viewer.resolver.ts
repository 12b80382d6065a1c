import { Ctx, Query, Resolver } from 'type-graphql';
import { ForEverybody } from './access';
import type { RequestContext } from './request-context';
import { IdentitySettings } from './identity-settings';
import { Viewer } from './viewer';

@Resolver()
export class ViewerResolver {
  constructor(private readonly settings: { identity: IdentitySettings }) {}

  @ForEverybody()
  @Query(() => Viewer, { nullable: true, description: 'The signed-in account; null for a visitor.' })
  viewer(@Ctx() { viewer }: RequestContext): Viewer | null {
    return viewer;
  }

  @ForEverybody()
  @Query(() => IdentitySettings, { description: 'How the browser reaches the identity provider.' })
  identitySettings(): IdentitySettings {
    return this.settings.identity;
  }
}
