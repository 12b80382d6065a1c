import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { REFUSALS, type RefusalCode } from './refusals';

@InterfaceType({
  description:
    'A refusal: a stable code, a sentence that the guest can act on, and the field that it is about.',
})
export abstract class Refusal {
  @Field(() => String, { description: 'Stable and machine-readable; listed in docs/errors.md.' })
  code: RefusalCode;

  @Field({ description: 'A sentence that a guest can act on.' })
  message: string;

  @Field(() => String, { nullable: true, description: 'The input field that it is about, if one is.' })
  field: string | null;

  constructor(code: RefusalCode, message: string = REFUSALS[code], field: string | null = null) {
    this.code = code;
    this.message = message;
    this.field = field;
  }
}

@ObjectType({ description: 'One fault of one input field.' })
export class FieldFault {
  @Field({ description: 'The input field’s name.' })
  field: string;

  @Field({ description: 'What is wrong and what to do.' })
  message: string;
}

@ObjectType({
  implements: Refusal,
  description: 'Something in the input is missing or wrong; nothing was stored.',
})
export class InvalidInput extends Refusal {
  @Field(() => [FieldFault], { description: 'All faults at once, in the order of the fields.' })
  faults: FieldFault[];

  constructor(faults: FieldFault[], code: RefusalCode = 'INVALID_INPUT') {
    const first = faults[0];
    super(code, first?.message, first?.field ?? null);
    this.faults = faults;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'There is no such record. It may have been deleted meanwhile.',
})
export class RecordNotFound extends Refusal {
  constructor() {
    super('RECORD_NOT_FOUND', undefined, 'id');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The caller sent too many requests, or all callers together did.',
})
export class RateLimited extends Refusal {
  @Field(() => Int, { description: 'Whole seconds after which to try again.' })
  retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message?: string) {
    super('RATE_LIMITED', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
