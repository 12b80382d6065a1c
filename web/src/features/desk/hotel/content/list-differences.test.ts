import { differencesOf } from './list-differences';

const item = (title: string, text = '') => ({ title, text });
const differences = (here: object[], stored: object[]) =>
  differencesOf(here as ReturnType<typeof item>[], stored as ReturnType<typeof item>[], ({ title }) => title);

test('given items that only one list has, they are named on their side', () => {
  expect(differences([item('Home'), item('Spa')], [item('Home'), item('Offers')])).toEqual({
    onlyStored: [item('Offers')],
    onlyHere: [item('Spa')],
    changed: [],
    isReordered: false,
  });
});

test('given an item with other values, it is named as it is stored', () => {
  expect(differences([item('Home', 'ours')], [item('Home', 'theirs')])).toMatchObject({
    changed: [item('Home', 'theirs')],
    isReordered: false,
  });
});

test('given another order, only that is said', () => {
  expect(differences([item('Spa'), item('Home')], [item('Home'), item('Spa')])).toEqual({
    onlyStored: [],
    onlyHere: [],
    changed: [],
    isReordered: true,
  });
});
