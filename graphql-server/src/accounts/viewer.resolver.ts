import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import { Viewer } from './viewer';

@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, { nullable: true, description: 'Whoever is signed in; null for a visitor.' })
  viewer(@Ctx() { viewer }: RequestContext): Viewer | null {
    return viewer;
  }
}
