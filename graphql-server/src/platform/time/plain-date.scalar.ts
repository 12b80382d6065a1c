import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isPlainDate } from './dates';

function parse(value: unknown): string {
  if (typeof value === 'string' && isPlainDate(value)) return value;
  throw new GraphQLError('Use a date of the calendar written as year-month-day, such as 2026-12-31.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** The GraphQL scalar for {@link PlainDate}. */
export const PlainDateScalar = new GraphQLScalarType<string, string>({
  name: 'PlainDate',
  description:
    'A calendar date without time or zone, `YYYY-MM-DD`. Stays are counted in the hotel’s own days.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: parse,
  parseValue: parse,
  parseLiteral(node) {
    return parse(node.kind === Kind.STRING ? node.value : null);
  },
});
