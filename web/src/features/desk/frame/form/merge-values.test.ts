import { mergeValues } from './merge-values';

const OPENED = { name: 'Saffron Court', town: 'Udaipur', phone: '1' };

describe('given the same form was saved elsewhere', () => {
  test('what was not touched here gets the value from there', () => {
    const merged = mergeValues(OPENED, { ...OPENED, town: 'Jaipur' }, { ...OPENED, phone: '2' });
    expect(merged).toEqual({
      values: { name: 'Saffron Court', town: 'Jaipur', phone: '2' },
      taken: ['phone'],
      conflicts: [],
    });
  });

  test('what was typed here stays, and is named when it was changed there as well', () => {
    const merged = mergeValues(OPENED, { ...OPENED, town: 'Jaipur' }, { ...OPENED, town: 'Kochi' });
    expect(merged.values).toEqual({ ...OPENED, town: 'Jaipur' });
    expect(merged.conflicts).toEqual([{ name: 'town', stored: 'Kochi' }]);
  });

  test('what was changed to the same is no conflict', () => {
    const both = { ...OPENED, town: 'Jaipur' };
    expect(mergeValues(OPENED, both, both).conflicts).toEqual([]);
  });
});
