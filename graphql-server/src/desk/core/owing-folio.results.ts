import { Field, ObjectType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';

@ObjectType({
  description: 'A further folio of a booking whose payer owes something, or gets something back.',
})
export class OwingFolio {
  @Field({ description: 'The name of the folio, such as of the company that pays it.' })
  name: string;

  @Field(() => Money, { description: 'What its payer owes, in INR; below 0 when the hotel owes the payer.' })
  balance: Money;

  static of({ name, balancePaise }: { name: string; balancePaise: number }): OwingFolio {
    return Object.assign(new OwingFolio(), { name, balance: rupees(balancePaise) });
  }
}
