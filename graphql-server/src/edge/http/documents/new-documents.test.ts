import { parse } from 'graphql';
import { WorkBudget } from '../../../platform/limits/work-budget';
import { PublicDocuments } from '../../public-cache/public-documents';
import { NewDocuments } from './new-documents';
import { SiteDocuments } from './site-documents';

const NO_SITE = new SiteDocuments('/nowhere', {}, false);

/** Tells the plugin that Apollo Server has found the document valid. */
async function validate(documents: NewDocuments, source: string): Promise<void> {
  const request = { source, document: parse(source), contextValue: { readsAreCounted: true } };
  const hooks = (await documents.plugin().requestDidStart?.(request as never)) ?? {};
  const end = await hooks.validationDidStart?.(request as never);
  if (typeof end === 'function') await end([]);
}

test('a document that was valid stays known, however many long documents come after it', async () => {
  const documents = new NewDocuments(NO_SITE, 1);
  await validate(documents, '{ property { name } }');
  for (let number = 0; number < 2_000; number += 1) {
    await validate(documents, `{ __typename } # ${number} ${'x'.repeat(8_000)}`);
  }
  expect(documents.costOf('{ property { name } }')).toEqual({ points: 1, repeats: 2 });
});

test('a document takes at least a millisecond of the time for new documents', () => {
  const documents = new NewDocuments(NO_SITE, 0.001);
  let parsed = 0;
  while (documents.secondsToWait(`{ a${parsed} }`) === null) {
    parsed += 1;
    documents.parsed(`{ a${parsed} }`, () => undefined);
  }
  expect(parsed).toBeLessThanOrEqual(201);
});

test('a public document is parsed once, whichever operation is requested', () => {
  const documents = new NewDocuments(NO_SITE, 1);
  const parsed = vi.spyOn(documents, 'parsed');
  const known = new PublicDocuments(documents);
  const text =
    'query hotels { hotels { totalCount } } query one { offers { totalCount } } mutation two { x }';
  expect(known.find(text, 'hotels')).toMatchObject({ tables: ['hotels', 'pictures'] });
  expect(known.find(text, 'one')).toMatchObject({
    tables: ['offers', 'pictures', 'promotions', 'property', 'rate_plans', 'room_types'],
  });
  for (const name of [null, 'two', 'three']) expect(known.find(text, name)).toBeNull();
  expect(parsed).toHaveBeenCalledTimes(1);
});

test('overdrawn time is forgotten beyond the largest saving', () => {
  const budget = new WorkBudget(100, 1_000);
  budget.charge(1_000_000);
  expect(budget.secondsToWait()).toBe(10);
});
