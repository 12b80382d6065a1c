import { render, screen } from '@testing-library/react';
import { EXPORTED_ROWS } from '../../../../generated/desk-rules';
import { ExportButton } from './export-button';

const show = (totalCount: number) =>
  render(
    <ExportButton
      limit={(exported, total) => `The newest ${exported} of ${total}`}
      totalCount={totalCount}
      load={() => Promise.resolve(undefined)}
    />,
  );

test('a list that is longer than an export says how much of it an export contains', () => {
  show(EXPORTED_ROWS + 1);
  expect(screen.getByText('The newest 50,000 of 50,001')).toBeVisible();
});

test('a list that fits into an export says nothing', () => {
  show(EXPORTED_ROWS);
  expect(screen.queryByText(/The newest/)).not.toBeInTheDocument();
});
