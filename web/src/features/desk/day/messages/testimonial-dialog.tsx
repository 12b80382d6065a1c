import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextArea, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { ContentDocumentDocument, useSaveContentMutation } from '../../../../generated/desk-content';
import { CONTENT_LIMITS } from '../../../../generated/desk-rules';
import type {
  ContentDocumentQuery,
  ContentDocumentQueryVariables,
  MessageItem_MessageFragment,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';

const TESTIMONIALS = { kind: 'TESTIMONIALS', key: 'guests' } as const;
const NOT_SAVED = t`This could not be saved. Please try again.`;
const RATINGS = Array.from({ length: CONTENT_LIMITS.rating.maximum }, (_rating, place) => place + 1);

type Stored = Extract<
  ContentDocumentQuery['contentDocument'],
  { __typename: 'ContentDocument' }
>['testimonials'][number];

/** Leaves out the fields that Apollo adds. */
const testimonialInput = ({ name, message, rating, location, image, isSample, source, consent }: Stored) => ({
  name,
  message,
  rating,
  location,
  image,
  isSample,
  source,
  consent,
});

interface TestimonialDialogProps {
  message: MessageItem_MessageFragment;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds the words of a guest to the testimonials, as a draft, with the guest's consent and the source. */
export default function TestimonialDialog({ message, onClose, onAdded }: TestimonialDialogProps) {
  const writeInstant = useWriteInstant();
  const client = useApolloClient();
  const [save, { loading }] = useSaveContentMutation();
  const [values, setValues] = useState({
    name: message.name ?? '',
    location: message.location ?? '',
    message: message.text.slice(0, CONTENT_LIMITS.testimonialMessage),
    rating: CONTENT_LIMITS.rating.maximum as number,
    consent: '',
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const source = t`Feedback of ${writeInstant(message.createdAt)} on this site`;
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const add = async () => {
    const { data } = await client.query<ContentDocumentQuery, ContentDocumentQueryVariables>({
      query: ContentDocumentDocument,
      variables: TESTIMONIALS,
      fetchPolicy: 'network-only',
    });
    const document = data?.contentDocument;
    if (document?.__typename !== 'ContentDocument') return setProblem(NOT_SAVED);
    const kept = document.testimonials.map(testimonialInput);
    const testimonials = [...kept, { ...values, source, image: null, isSample: false }];
    const sent = await save({
      variables: { ...TESTIMONIALS, input: { testimonials }, version: document.version },
    });
    const result = sent.data?.saveContent;
    if (result?.__typename === 'ContentSaved') return onAdded();
    if (result?.__typename !== 'InvalidInput') return setProblem(NOT_SAVED);
    setFaults(
      Object.fromEntries(
        result.faults.map(({ field, message: fault }) => [field.split('.').at(-1) ?? '', fault]),
      ),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    if (values.consent.trim() === '')
      return setFaults({
        consent: t`Please say how the guest agreed. Without consent the words stay private.`,
      });
    setFaults({});
    void add().catch(() => setProblem(NOT_SAVED));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Show as a testimonial`} subtitle={source}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <TextField
              label={t`Name`}
              required
              maxLength={CONTENT_LIMITS.testimonialName}
              value={values.name}
              error={faults['name']}
              onChange={({ target }) => change({ name: target.value })}
            />
            <TextField
              label={t`Where the guest comes from`}
              maxLength={CONTENT_LIMITS.testimonialLocation}
              value={values.location}
              error={faults['location']}
              onChange={({ target }) => change({ location: target.value })}
            />
            <TextArea
              label={t`What the guest said`}
              required
              rows={4}
              maxLength={CONTENT_LIMITS.testimonialMessage}
              value={values.message}
              error={faults['message']}
              onChange={({ target }) => change({ message: target.value })}
            />
            <SelectField
              label={t`Stars`}
              required
              value={values.rating}
              error={faults['rating']}
              onChange={({ target }) => change({ rating: Number(target.value) })}
            >
              {RATINGS.map((rating) => (
                <option key={rating} value={rating}>
                  {rating}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t`How the guest agreed`}
              required
              maxLength={CONTENT_LIMITS.testimonialNote}
              hint={t`Such as: by mail on 12 November. Only the staff read it.`}
              value={values.consent}
              error={faults['consent']}
              onChange={({ target }) => change({ consent: target.value })}
            />
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button type="submit" disabled={loading} aria-busy={loading}>{t`Add to the testimonials`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
