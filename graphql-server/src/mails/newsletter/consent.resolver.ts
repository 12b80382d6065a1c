import { FieldResolver, Resolver } from 'type-graphql';
import { PropertyView } from '../../selling/property/property.resolver';
import { NEWSLETTER_CONSENT } from './newsletter.policy';

/** Adds the newsletter's field to the schema's Property type. */
@Resolver(() => PropertyView)
export class ConsentResolver {
  @FieldResolver(() => String, {
    description:
      'What subscribers of the newsletter agree to; shown at the form, stored with each subscription.',
  })
  newsletterConsent(): string {
    return NEWSLETTER_CONSENT;
  }
}
