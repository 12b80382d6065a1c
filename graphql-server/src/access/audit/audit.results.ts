import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import type { NamedEntry } from './audit.service';

@ObjectType('AdministratorAction', { description: 'Something that the administrator did.' })
export class AdministratorActionView {
  @Field(() => ID, { description: 'The number of the entry. Later entries have higher numbers.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;

  @Field({ description: 'The identity provider’s id of the administrator.' })
  uid: string;

  @Field({ description: 'The name of the person; the address of an account that is not of the staff.' })
  person: string;

  @Field({ description: 'The administrator’s verified e-mail address at that time.' })
  address: string;

  @Field({ description: 'The name of the operation, such as addOffer.' })
  action: string;

  @Field(() => ID, { nullable: true, description: 'The record; null for exports.' })
  recordId: string | null;

  @Field({ description: 'JSON: what was written, the record that was deleted, or what was exported.' })
  details: string;

  static of({
    id,
    at,
    actorKind,
    actorId,
    person,
    address,
    action,
    recordId,
    details,
  }: NamedEntry): AdministratorActionView {
    return Object.assign(new AdministratorActionView(), {
      id,
      at,
      uid: actorId ?? actorKind,
      person,
      address,
      action,
      recordId,
      details: JSON.stringify(details),
    });
  }
}

@ObjectType({ description: 'One page of what the administrator did.' })
export class AdministratorActionPage extends Page {
  @Field(() => [AdministratorActionView], { description: 'Newest first.' })
  actions: AdministratorActionView[];
}
