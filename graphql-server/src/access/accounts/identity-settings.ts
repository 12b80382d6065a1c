import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'How the browser reaches the identity provider. None of these settings is secret.',
})
export class IdentitySettings {
  @Field({ description: 'Firebase’s key for this web app.' })
  apiKey: string;

  @Field({ description: 'The host that sign-in windows open at.' })
  authDomain: string;

  @Field({ description: 'Firebase’s name of the project.' })
  projectId: string;

  @Field({ description: 'Where profile pictures go.' })
  storageBucket: string;

  @Field(() => String, { nullable: true, description: 'The local Auth emulator; null in production.' })
  authEmulatorUrl: string | null;

  @Field(() => String, { nullable: true, description: 'The local storage; null in production.' })
  storageEmulatorUrl: string | null;
}
