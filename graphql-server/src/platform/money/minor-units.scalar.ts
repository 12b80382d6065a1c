import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function wholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('An amount is a whole number of minor units, such as 981288 for ₹9,812.88.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** GraphQL's Int ends at ₹2.14 crore in paise, but thirty suites for thirty nights cost more. */
export const MinorUnits = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  description: 'Paise or cents: a whole number of up to 53 bits, as a JSON number.',
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node) => wholeNumber(node.kind === Kind.INT ? Number(node.value) : null),
});
