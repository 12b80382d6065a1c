import { useState } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import type { MessageItem_MessageFragment } from '../../../../generated/graphql';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { deskContentPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';

const TestimonialDialog = lazyComponent(() => import('./testimonial-dialog'));

/** Feedback becomes a testimonial by a press. Guests see it once the testimonials are published. */
export function UseAsTestimonial({ message }: { message: MessageItem_MessageFragment }) {
  const [isOpen, setOpen] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div role="status" className="empty:hidden">
        {isAdded ? (
          <p className="font-medium text-good">
            {t`It is among the testimonials, as a draft.`}{' '}
            <Link
              to={deskContentPath('TESTIMONIALS', 'guests')}
              className="font-normal text-action underline underline-offset-4"
            >
              {t`Look at them and publish`}
            </Link>
          </p>
        ) : null}
      </div>
      {isAdded ? null : (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
          {t`Show as a testimonial…`}
        </Button>
      )}
      <LazyDialog problem={t`The form could not be loaded.`} open={isOpen} onClose={close}>
        {isOpen ? (
          <TestimonialDialog
            message={message}
            onClose={close}
            onAdded={() => {
              close();
              setAdded(true);
            }}
          />
        ) : null}
      </LazyDialog>
    </>
  );
}
