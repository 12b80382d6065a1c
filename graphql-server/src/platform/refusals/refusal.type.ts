import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { sentence, type FieldFaultParts, type SentenceParts } from './sentence';
import type { ReachedLimit, RefusalCode, SentenceCode } from './sentence-codes';

const CODE = 'Stable and machine-readable; docs/errors.md lists the codes with their parameters.';
const PARAMETERS = 'The parameters of the sentence; a client fills them into its own words.';

@ObjectType({ description: 'A parameter of a sentence.' })
export class SentenceParameter {
  @Field({ description: 'Its name, such as maximum.' })
  name: string;

  @Field({
    description:
      'A whole number in decimal, a date as YYYY-MM-DD, a text that is shown as it is, or the name of a term.',
  })
  value: string;
}

@InterfaceType({
  description:
    'A refusal: a stable code with parameters, the sentence in English, and the input field to which it belongs.',
})
export abstract class Refusal {
  @Field(() => String, { description: CODE })
  code: RefusalCode;

  @Field(() => [SentenceParameter], { description: PARAMETERS })
  parameters: SentenceParameter[];

  @Field({ description: 'A sentence that a guest can act on, in English.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'The input field to which it belongs, if there is one.',
  })
  field: string | null;

  constructor({ code, parameters, message }: SentenceParts<RefusalCode>, field: string | null = null) {
    this.code = code;
    this.parameters = parameters;
    this.message = message;
    this.field = field;
  }
}

/** A notice to the guest after a successful operation. */
@ObjectType()
export abstract class Notice {
  @Field(() => String, { description: CODE })
  code: SentenceCode;

  @Field(() => [SentenceParameter], { description: PARAMETERS })
  parameters: SentenceParameter[];

  @Field({ description: 'What to tell the guest, in English.' })
  message: string;
}

@ObjectType({ description: 'One fault of one input field.' })
export class FieldFault implements FieldFaultParts {
  @Field({ description: 'The name of the input field.' })
  field: string;

  @Field(() => String, { description: CODE })
  code: SentenceCode;

  @Field(() => [SentenceParameter], { description: PARAMETERS })
  parameters: SentenceParameter[];

  @Field({ description: 'What is wrong and what to do, in English.' })
  message: string;
}

@ObjectType({
  implements: Refusal,
  description: 'Something in the input is missing or wrong; nothing was stored.',
})
export class InvalidInput extends Refusal {
  @Field(() => [FieldFault], {
    description:
      'All faults at once, in the order of the fields. The refusal has the sentence of the first one.',
  })
  faults: FieldFault[];

  constructor(faults: FieldFaultParts[], code: 'INVALID_INPUT' | 'TOTAL_TOO_HIGH' = 'INVALID_INPUT') {
    const [first] = faults;
    super({ ...sentence(code), ...(first && { message: first.message }) }, first?.field ?? null);
    this.faults = faults;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'There is no such record. It may have been deleted in the meantime.',
})
export class RecordNotFound extends Refusal {
  constructor() {
    super(sentence('RECORD_NOT_FOUND'), 'id');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The caller sent too many requests, or all callers together did.',
})
export class RateLimited extends Refusal {
  @Field(() => Int, { description: 'Whole seconds until the caller may try again.' })
  retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, limit: ReachedLimit = 'requests') {
    super(sentence('RATE_LIMITED', { limit, seconds: retryAfterSeconds }));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
