import type { ComponentProps } from 'react';
import { isEnter } from '../../lib/browser/is-enter';
import { CODE_LENGTH } from '../../lib/stays/stay-address';
import { t } from '../../lib/texts/texts';
import { TextField } from './field';

/**
 * The code of a promotion, in a form that sends a booking. The price follows the code as it is typed, so Enter says that the
 * code is whole, not that the form is.
 */
export function PromotionCodeField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label={t`Promotion code`}
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="done"
      maxLength={CODE_LENGTH}
      onKeyDown={(event) => {
        if (isEnter(event)) event.preventDefault();
      }}
      {...field}
    />
  );
}
