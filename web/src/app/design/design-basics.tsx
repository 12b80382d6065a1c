import { useState } from 'react';
import { Avatar } from '../../components/picture/avatar';
import { Button } from '../../components/form/button';
import { Disclosure } from '../../components/dialog/disclosure';
import { ErrorMessage } from '../../components/form/error-message';
import { SelectField, TextArea, TextField } from '../../components/form/field';
import { SuccessMessage } from '../../components/status/success-message';
import { Message } from '../../components/status/message';
import { Pagination } from '../../components/list/pagination';
import { StarRating } from '../../components/list/star-rating';

export function Buttons() {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <Button>Book this room</Button>
        <Button look="quiet">Cancel</Button>
        <Button look="link">Read more</Button>
        <Button disabled>Saving...</Button>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="small">Small</Button>
        <Button>Normal</Button>
        <Button size="large">Large</Button>
      </div>
      <div className="on-dusk flex flex-wrap gap-4 bg-dusk p-6">
        <Button look="light">On the hero</Button>
        <Button look="quiet">On dusk</Button>
      </div>
    </div>
  );
}

export function Fields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Name" required />
      <TextField label="Phone" hint="With the country’s code" />
      <TextField label="Email" required defaultValue="asha@" error="Please enter a whole address." />
      <TextField label="Reference" disabled defaultValue="SC-7K3M9Q2X" />
      <TextField label="Check-in" type="date" required />
      <SelectField label="Room type" required>
        <option>Single ($99)</option>
        <option>Double ($149)</option>
      </SelectField>
      <TextArea label="Special requests" rows={3} />
    </div>
  );
}

export function Messages() {
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState(4);
  return (
    <div className="grid gap-6">
      <SuccessMessage>
        <p>Success! Redirecting...</p>
      </SuccessMessage>
      <ErrorMessage sentence="The password is not right." message="" />
      <div>
        <Message tone="good" text="Feedback submitted successfully!" />
        <Message tone="warning" text="This email is already registered" />
        <Message tone="bad" text="Something went wrong. Please try again." />
      </div>
      <div className="flex items-center gap-4">
        <Avatar address={null} size={48} alt="The default picture" />
        <StarRating stars={4} className="text-brass" />
      </div>
      <Pagination label="Pages of nothing" current={page} total={500} onTurn={setPage} />
      <Disclosure title="A section that opens" remark="3" open={open} onOpenChange={setOpen}>
        <p>One at a time.</p>
      </Disclosure>
    </div>
  );
}
