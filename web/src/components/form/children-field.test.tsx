import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UNKNOWN_AGE } from '../../lib/stays/child-ages';
import { ChildrenField } from './children-field';

function Family({ most, ages: first = [], onChange }: FamilyProps) {
  const [ages, setAges] = useState<number[]>(first);
  const change = (next: number[]) => {
    setAges(next);
    onChange(next);
  };
  return <ChildrenField ages={ages} most={most} oldest={12} onChange={change} />;
}

interface FamilyProps {
  most: number;
  ages?: number[];
  onChange: (ages: number[]) => void;
}

function show(most: number, ages?: number[]) {
  const onChange = vi.fn();
  render(<Family most={most} onChange={onChange} {...(ages ? { ages } : {})} />);
  return { user: userEvent.setup(), onChange };
}

test('nothing is asked where no child may be', () => {
  show(0);
  expect(screen.queryByLabelText('Children')).not.toBeInTheDocument();
});

test('each child has an age, which nobody but the guest chooses', async () => {
  const { user, onChange } = show(3);
  await user.selectOptions(screen.getByLabelText('Children'), '2');
  expect(onChange).toHaveBeenLastCalledWith([UNKNOWN_AGE, UNKNOWN_AGE]);
  expect(screen.getByLabelText('Age of child 1')).toBeRequired();
  expect(screen.getByLabelText('Age of child 1')).toHaveDisplayValue('Choose the age');
  await user.selectOptions(screen.getByLabelText('Age of child 2'), 'Under 1 year');
  expect(onChange).toHaveBeenLastCalledWith([UNKNOWN_AGE, 0]);
});

test('one child fewer takes the last one out and keeps the other ages', async () => {
  const { user, onChange } = show(3, [4, 9]);
  await user.selectOptions(screen.getByLabelText('Children'), '1');
  expect(onChange).toHaveBeenLastCalledWith([4]);
  expect(screen.getByLabelText('Age of the child')).toHaveValue('4');
});

test('children of before stay in sight when fewer are allowed, so that they can be taken out', async () => {
  const { user, onChange } = show(0, [4]);
  await user.selectOptions(screen.getByLabelText('Children'), 'None');
  expect(onChange).toHaveBeenLastCalledWith([]);
});
